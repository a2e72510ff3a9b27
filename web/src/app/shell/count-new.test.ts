import { expect, it } from 'vitest';
import { countNew } from './count-new.ts';

const before = { unread: 2, at: 1000 };

it('the count of new notifications starts after the last response', () => {
  expect(countNew(3, before, [])).toBe(1);
  expect(countNew(2, before, [])).toBe(0);
  expect(countNew(1, before, [])).toBeLessThan(1);
});

it('the count of new notifications leaves out notifications that the reader marked as unread since then', () => {
  const marked = (submittedAt: number, read: boolean) => ({ submittedAt, variables: { read } });
  expect(countNew(3, before, [marked(1000, false)])).toBe(0);
  expect(countNew(4, before, [marked(1500, false)])).toBe(1);
  expect(countNew(3, before, [marked(999, false)])).toBe(1);
  expect(countNew(3, before, [marked(1500, true)])).toBe(1);
});
