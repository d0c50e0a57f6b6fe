import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '@/components/shell/header';
import type { HeaderEntry } from '@/lib/domain/site/menu';

const entries: HeaderEntry[] = [
  { label: 'SAT', section: 'sat', links: [{ label: 'SAT dates', path: '/sat-test-dates' }] },
  { label: 'ACT', section: 'act', links: [{ label: 'ACT Math', path: '/act-math' }] },
  { label: 'Guides', path: '/guides' },
];
const account = {
  getStarted: { label: 'Get Started', path: '/register' },
  login: { label: 'Login', path: '/signin' },
  profile: { label: 'Profile', path: '/profile' },
} as const;

const bar = () => within(document.querySelector<HTMLElement>('.nav') as HTMLElement);
const name = (label: string) => bar().getByRole('button', { name: label });
const openNames = () =>
  [...document.querySelectorAll('.nav [aria-expanded="true"]')].map((b) => b.textContent);
const drawer = () => document.querySelector('.drawer') as HTMLDetailsElement;

// The script listens on the document and is there once, as on a page.
beforeAll(() => {
  new Function(readFileSync('public/shell.js', 'utf8'))();
});
beforeEach(() => {
  render(<Header name="Prepstead" entries={entries} account={account} />);
});

test('the mouse opens a menu by hovering, and a click on its name does not take it away', async () => {
  const user = userEvent.setup();
  await user.hover(name('SAT'));
  expect(openNames()).toEqual(['SAT']);
  await user.click(name('SAT'));
  expect(openNames()).toEqual(['SAT']);
});

test('hovering another name leaves one menu open', async () => {
  const user = userEvent.setup();
  await user.hover(name('SAT'));
  await user.hover(name('ACT'));
  expect(openNames()).toEqual(['ACT']);
});

test('a menu closes when the mouse leaves it', async () => {
  const user = userEvent.setup();
  await user.hover(name('SAT'));
  await user.unhover(name('SAT'));
  expect(openNames()).toEqual([]);
});

test('the keyboard opens a menu by reaching it, and Enter closes and opens it', async () => {
  const user = userEvent.setup();
  name('SAT').focus();
  expect(openNames()).toEqual(['SAT']);
  await user.keyboard('{Enter}');
  expect(openNames()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(openNames()).toEqual(['SAT']);
});

test('Escape closes a menu and gives the focus back to its name', async () => {
  const user = userEvent.setup();
  name('SAT').focus();
  bar().getByText('SAT dates').focus();
  await user.keyboard('{Escape}');
  expect(openNames()).toEqual([]);
  expect(document.activeElement).toBe(name('SAT'));
});

test('leaving the header by keyboard closes the menu', () => {
  name('SAT').focus();
  document.querySelector<HTMLElement>('.brand')?.focus();
  expect(openNames()).toEqual([]);
});

test('a touch opens a menu, the next one closes it', async () => {
  const user = userEvent.setup();
  const touch = () => user.pointer({ keys: '[TouchA]', target: name('ACT') });
  await touch();
  expect(openNames()).toEqual(['ACT']);
  await touch();
  expect(openNames()).toEqual([]);
});

test('a press elsewhere closes the menu', async () => {
  const user = userEvent.setup();
  await user.pointer({ keys: '[TouchA]', target: name('ACT') });
  await user.pointer({ keys: '[TouchA]', target: document.body });
  expect(openNames()).toEqual([]);
});

test('the menu groups of the small layout open one by one, and choosing a link closes them all', () => {
  drawer().open = true;
  const groups = [...drawer().querySelectorAll('details')];
  for (const group of groups) group.open = true;
  expect(groups.map((group) => group.open)).toEqual([true, true]);
  drawer().addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(within(drawer()).getByText('ACT Math'));
  expect([drawer().open, ...groups.map((group) => group.open)]).toEqual([false, false, false]);
});

test('Escape closes the small menu and gives the focus back to its button', async () => {
  const user = userEvent.setup();
  drawer().open = true;
  await user.keyboard('{Escape}');
  expect(drawer().open).toBe(false);
  expect(document.activeElement).toBe(drawer().querySelector('summary'));
});

test('the theme switch turns the system’s choice around and remembers it', async () => {
  window.matchMedia = ((query: string) => ({ matches: query.includes('dark') })) as typeof window.matchMedia;
  const user = userEvent.setup();
  const [button] = screen.getAllByRole('button', { name: 'Switch between light and dark' });
  await user.click(button as HTMLElement);
  expect(document.documentElement.getAttribute('data-theme')).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  await user.click(button as HTMLElement);
  expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
});

test('both account states are in the page, and signing out is a post', () => {
  expect(screen.getAllByText('Login')[0]?.className).toContain('when-out');
  const form = screen.getAllByText('Logout')[0]?.closest('form');
  expect([form?.className, form?.method, form?.getAttribute('action')]).toEqual([
    'when-in',
    'post',
    '/api/session/sign-out',
  ]);
});
