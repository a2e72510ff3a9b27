import { expect, it } from 'vitest';
import { optionGroup, optionValue } from '../../ui/fields/option.ts';
import { searchOptions } from '../../ui/fields/tags/tag-rules.ts';
import { tradeOptions } from './trade-options.ts';

it('offers the own trades first, then those close to them, then the rest by division', () => {
  const options = tradeOptions(['Plumbing & Pipefitting']);
  const groups = [...new Set(options.map(optionGroup))];
  expect(groups.slice(0, 2)).toEqual(['Your trades', 'Close to your trades']);
  const inGroup = (group: string) => options.filter((option) => optionGroup(option) === group).map(optionValue);
  expect(inGroup('Your trades')).toEqual(['Plumbing & Pipefitting']);
  expect(inGroup('Close to your trades')).toEqual([
    'Steamfitting',
    'Gas Piping',
    'Drain & Sewer Cleaning',
    'Pipelaying',
  ]);
  const values = options.map(optionValue);
  expect(new Set(values).size).toBe(values.length);
  expect(new Set(values)).toEqual(new Set(tradeOptions().map(optionValue)));
});

it.each(['plumber', 'plomero'])('finds the trade of a %s', (word) => {
  expect(searchOptions(tradeOptions(['Carpentry']), word).map(optionValue)).toContain('Plumbing & Pipefitting');
});
