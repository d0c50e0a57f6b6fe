import { expect, test } from '@jest/globals';
import { articleData, breadcrumbData, quizData, toScriptText } from './structured-data';

const origin = 'https://example.org';

test('no word can end the script element it stands in, and nothing is lost', () => {
  const data = articleData(
    { title: '</script><script>alert(1)', description: 'd', path: '/guides/a', updated: '2026-11-20' },
    { name: 'Site' },
    origin,
  );
  const text = toScriptText(data);
  expect(text).not.toContain('<');
  expect(JSON.parse(text).headline).toBe('</script><script>alert(1)');
});

test('crumbs count from one and the page itself has no address', () => {
  const { itemListElement } = breadcrumbData([{ label: 'ACT', path: '/act' }, { label: 'Sets' }], origin);
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'ACT', item: 'https://example.org/act' },
    { '@type': 'ListItem', position: 2, name: 'Sets' },
  ]);
});

test('a practice set is offered free of charge under its whole address', () => {
  const data = quizData(
    { title: 'Set', description: 'd', path: '/act-problem-sets/math-1', about: 'ACT' },
    origin,
  );
  expect(data).toMatchObject({
    isAccessibleForFree: true,
    url: 'https://example.org/act-problem-sets/math-1',
  });
});
