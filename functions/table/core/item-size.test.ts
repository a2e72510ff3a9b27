import { expect, it } from 'vitest';
import { itemBytes } from './item-size.ts';

it('itemBytes counts an item as DynamoDB does', () => {
  expect(itemBytes({ pk: 'PROFILE#1', yes: true })).toBe(2 + 9 + 3 + 1);
  expect(itemBytes({ name: 'Núñez' })).toBe(4 + 7);
  expect(itemBytes({ list: ['ab', 'c'] })).toBe(4 + 3 + (1 + 2) + (1 + 1));
  expect(itemBytes({ map: { a: 'b' }, none: undefined })).toBe(3 + 3 + (1 + 1 + 1));
});
