import { expect, it } from 'vitest';
import { constants } from './constants.ts';

const repository = new URL('../../../', import.meta.url);

it.each(Object.entries(constants))('the module named for %s exports its fixed values', async (_id, { from, names }) => {
  const module = await import(new URL(from, repository).href);
  expect(names.filter((name) => !(name in module))).toEqual([]);
});
