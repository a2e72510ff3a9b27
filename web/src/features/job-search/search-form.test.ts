import { blankSearchForm } from '@plumbline/shared/contracts/jobs/search-address';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeStored } from '../../lib/session/browser-storage.ts';
import { firstSearch, isSameSearch, isSearchable } from './search-form.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const search = {
  form: { ...blankSearchForm('46590'), tradeCategories: ['Framing'], positionTypes: ['Full-Time' as const] },
  sort: 'newest' as const,
  page: 2,
};

it("[SEE-05] the search form starts with the seeker's ZIP and nothing chosen", () => {
  const first = firstSearch({ zip: '46982' }, false);
  expect(first).toEqual({
    form: { zip: '46982', tradeCategories: [], positionTypes: [], paidTrainingFirst: false, radius: 50 },
    sort: 'nearest',
    page: 0,
  });
  expect(isSearchable(first.form)).toBe(true);
});

it("the search form starts with the seeker's listed trades, in the order of the list", () => {
  const first = firstSearch({ zip: '46982', trades: ['Framing', 'Barn raising', 'Carpentry'] }, false);
  expect(first.form).toMatchObject({ zip: '46982', tradeCategories: ['Carpentry', 'Framing'] });
});

it("[SEE-06] the search form can't search without a valid ZIP", () => {
  expect(isSearchable(blankSearchForm())).toBe(false);
  expect(isSearchable(blankSearchForm('4659'))).toBe(false);
});

it('the search form restores the stored filters when returning from a job', () => {
  writeStored('jobSearchFilters', search);
  expect(firstSearch({ zip: '46982' }, true)).toEqual(search);
});

it('the search form clears the stored filters unless the user returns from a job', () => {
  writeStored('jobSearchFilters', search);
  expect(firstSearch({ zip: '46982' }, false).form.tradeCategories).toEqual([]);
});

it('the search form reads filters stored before there was an order as nearest first', () => {
  const { sort: _, ...earlier } = search;
  writeStored('jobSearchFilters', earlier);
  expect(firstSearch({ zip: '46982' }, true)).toEqual({ ...search, sort: 'nearest' });
});

it("the search form starts with the defaults when the stored filters can't be read", () => {
  writeStored('jobSearchFilters', { form: { zip: 46590 }, page: 'first' });
  expect(firstSearch({ zip: '46982' }, true).form.zip).toBe('46982');
});

it('the search form distinguishes a repeated search from a new one', () => {
  expect(isSameSearch(search, structuredClone(search))).toBe(true);
  expect(isSameSearch(search, { ...search, page: 0 })).toBe(false);
});
