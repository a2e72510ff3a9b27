import { beforeEach, describe, expect, it } from 'vitest';
import { writeStored } from '../../../lib/session/browser-storage.ts';
import { firstForm, fromAddress, type PartnerSearch, toAddress } from './partner-search.ts';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    },
  });
});

const search: PartnerSearch = {
  form: {
    zip: '46580',
    categories: ['Trusses', 'Canoe Building'],
    industry: ['Residential'],
    certification: ['Women (WBE)'],
    kind: 'vendors',
  },
  page: 3,
};

describe('the trade-partner search', () => {
  it('is completely in the address', () => {
    expect(fromAddress(toAddress(search), '46590')).toEqual(search);
    expect(String(toAddress({ form: firstForm('46590', false), page: 1 }))).toBe('zip=46590');
  });

  it("leaves out values that an address can't have", () => {
    const odd = new URLSearchParams('zip=1&industry=Space&certification=&page=-4');
    expect(fromAddress(odd, '46590')).toEqual({
      form: { zip: '1', categories: [], industry: [], certification: [], kind: 'all' },
      page: 1,
    });
  });

  it('[PRJ-28] clears the filters except after a profile', () => {
    const { zip: _, ...filters } = search.form;
    writeStored('tradePartnerFilters', filters);
    expect(firstForm('46590', false)).toEqual({
      zip: '46590',
      categories: [],
      industry: [],
      certification: [],
      kind: 'all',
    });
    expect(firstForm('46590', true)).toEqual({ zip: '46590', ...filters });
    writeStored('tradePartnerFilters', { industry: 'Space' });
    expect(firstForm('46590', true)).toEqual({
      zip: '46590',
      categories: [],
      industry: [],
      certification: [],
      kind: 'all',
    });
  });
});
