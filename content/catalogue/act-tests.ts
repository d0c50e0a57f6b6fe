// ACT practice tests 1 to 10.

import type { ActTestEntry } from '@/lib/domain/catalogue/practice-test-entry';

export const actTests: readonly ActTestEntry[] = [
  { id: 1, title: 'ACT Practice Test 1' },
  { id: 2, title: 'ACT Practice Test 2' },
  { id: 3, title: 'ACT Practice Test 3' },
  { id: 4, title: 'ACT Practice Test 4' },
  { id: 5, title: 'ACT Practice Test 5' },
  { id: 6, title: 'ACT Practice Test 6' },
  { id: 7, title: 'ACT Practice Test 7' },
  { id: 8, title: 'ACT Practice Test 8' },
  { id: 9, title: 'ACT Practice Test 9' },
  { id: 10, title: 'ACT Practice Test 10' },
];
