import { expect, it } from 'vitest';
import { ANY, differencesOf } from './compare.ts';

it('the comparison of templates and LocalStack finds no difference when everything is there, in any order and with additional resources', () => {
  const wanted = { name: 'a', list: [{ id: 1 }, { id: 2 }], on: true, arn: `arn:${ANY}:end`, left: undefined };
  const found = { name: 'a', list: [{ id: 2 }, { id: 1 }], on: 'true', arn: 'arn:x:y:end', more: 1 };
  expect(differencesOf(wanted, found)).toEqual([]);
});

it('the comparison of templates and LocalStack names each place that is missing or differs', () => {
  const wanted = { name: 'a', list: [1], deep: { on: true }, arn: `arn:${ANY}:end` };
  expect(differencesOf(wanted, { name: 'b', list: [1, 2], arn: 'arn:x:other' })).toEqual([
    'name: wanted "a", found "b"',
    'list: 1 wanted, 2 found',
    'deep.on: wanted true, found nothing',
    'arn: wanted "arn:{any}:end", found "arn:x:other"',
  ]);
});
