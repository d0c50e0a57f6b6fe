import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AttemptSession, openSession } from '@/lib/browser/attempt-session';
import { aView, testServer } from '@/lib/browser/builders';
import { workingClock } from '@/lib/browser/working-clock';
import type { AttemptMode } from '@/lib/domain/exam/attempt';
import { ExamRunner } from './exam-runner';
import type { SetCard } from './set-card';

const set: SetCard = {
  slug: 'math-1',
  title: 'ACT Math Practice Set 1',
  section: 'Math',
  qtype: '',
  questions: 4,
  passages: 0,
  seconds: 600,
  directions: [],
  home: '/act-problem-sets/math-1',
};

let open: AttemptSession | null = null;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  open?.close();
});

/** A runner on question 1 of 4, without storage, so that everything goes straight to the server in memory. */
async function show(mode: AttemptMode = 'practice') {
  const server = testServer({ mode });
  const time = { ms: 0 };
  const view = aView({ mode });
  const kept = { id: view.id, owner: 'guest', form: 'math-1', view, nextSeq: 1, writer: 'tab', openedAt: 0 };
  const session = await openSession({
    kept,
    store: null,
    client: server.clientFor('device-1'),
    writer: 'tab',
    clock: workingClock(() => time.ms),
  });
  open = session;
  render(<ExamRunner session={session} set={set} onTakeBack={() => {}} />);
  await act(() => session.act({ type: 'begin' }));
  const person = userEvent.setup();
  // What follows from an action (keeping, sending) belongs to it.
  const user = {
    click: (on: Element) => act(() => person.click(on)),
    keyboard: (keys: string) => act(() => person.keyboard(keys)),
  };
  return { server, session, time, user };
}

test('a crossed-out choice says so, can be undone, and comes back when it is chosen', async () => {
  const { user, session } = await show();
  await user.click(screen.getByRole('button', { name: 'Cross out choices' }));
  await user.click(screen.getByRole('button', { name: 'Cross out choice B' }));
  expect(screen.getByRole('radio', { name: /crossed out/ })).toHaveProperty('value', 'B');
  await user.click(screen.getByRole('button', { name: 'Undo crossing out choice B' }));
  expect(screen.queryByRole('radio', { name: /crossed out/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cross out choice B' }));
  await user.click(screen.getByRole('radio', { name: /crossed out/ }));
  expect(session.get().state.items.q1).toMatchObject({ answer: 'B', eliminated: [] });
});

test('keys answer, cross out, mark and move, and the focus goes to the new question', async () => {
  const { user, session } = await show();
  await user.keyboard('2xcmn');
  expect(session.get().state.items.q1).toMatchObject({ answer: 'B', eliminated: ['C'], marked: true });
  expect(document.activeElement?.textContent).toBe('Question 2 of 4');
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('Question 1 of 4');
});

test('a key that belongs to a control or to the browser is left alone', async () => {
  const { user, session } = await show();
  await user.keyboard('{Control>}b{/Control}');
  expect(session.get().state.items.q1?.answer).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'A Choice A' }));
  fireEvent.keyDown(screen.getByRole('radio', { name: 'A Choice A' }), { key: 'ArrowRight' });
  expect(session.get().state.current).toBe('q1');
});

test('after the last question comes the check, which counts what is empty and leads back', async () => {
  const { user } = await show();
  await user.keyboard('annnn');
  expect(document.activeElement?.textContent).toBe('Check your work');
  expect(screen.getByText(/1 answered, 3 to go/)).toBeDefined();
  const cells = screen.getByRole('list');
  await user.click(within(cells).getByRole('button', { name: 'Question 3, not answered' }));
  expect(document.activeElement?.textContent).toBe('Question 3 of 4');
});

test('the clock turns to an alert in the last five minutes, says so once, and can no longer be hidden', async () => {
  const { user, session, time } = await show('strict');
  await user.click(screen.getByRole('button', { name: 'Hide time' }));
  expect(screen.getByRole('timer').textContent).toBe('10 minutes left');
  time.ms = 60_000;
  for (let spent = 60_000; spent <= 301_000; spent += 60_000) {
    time.ms = spent;
    await act(() => session.act({ type: 'tick' }));
  }
  time.ms = 301_000;
  await act(() => session.act({ type: 'tick' }));
  expect(screen.getByRole('timer').textContent).toBe('4:59');
  expect(screen.queryByRole('button', { name: /^(Hide|Show) time$/ })).toBeNull();
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('5 minutes left');
});

test('there is no pause on a test day and none without a clock', async () => {
  await show('strict');
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  cleanup();
  await show('untimed');
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(screen.getByText('No time limit')).toBeDefined();
});

test('answers that only this page holds are called not saved, and the file of them is offered', async () => {
  const { server, session } = await show();
  server.failure = {
    kind: 'busy',
    code: 'storage-full',
    message: 'The server is full.',
    retryAfterSeconds: 60,
  };
  await act(() => session.act({ type: 'answer', item: 'q1', value: 'A' }));
  expect(await screen.findAllByText('Not saved yet. Keep this page open')).not.toHaveLength(0);
  expect(await screen.findByText(/The server is full\./)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download your answers' })).toBeDefined();
});

test('once handed in, the receipt and the way to the report are there', async () => {
  const { session } = await show();
  await act(() => session.act({ type: 'submit' }));
  expect(await screen.findByRole('heading', { name: 'Received' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Read your report' }).getAttribute('href')).toBe(
    '/report/attempt-1',
  );
});
