import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import { type MatchOrder, matchOrders } from '@plumbline/shared/domain/matching/match-orders';
import { experienceRatings } from '@plumbline/shared/options/background/experience';
import { MAX_TRADE_LENGTH } from '@plumbline/shared/options/limits';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The filters of a list of matches. An empty text is no filter. */
export type MatchFilter = { trade: string; rating: string; license: '' | 'true'; order: MatchOrder };

const ALL: MatchFilter = { trade: '', rating: '', license: '', order: 'fit' };

const filterIn = (address: URLSearchParams): MatchFilter => ({
  trade: (address.get('trade') ?? '').slice(0, MAX_TRADE_LENGTH),
  rating: experienceRatings.map(({ value }) => String(value)).find((each) => each === address.get('rating')) ?? '',
  license: address.get('license') === 'true' ? 'true' : '',
  order: matchOrders.find((each) => each === address.get('order')) ?? ALL.order,
});

/** Returns the filter as the server takes it. */
export const toRequest = ({ trade, rating, license, order }: MatchFilter) => ({
  ...(trade && { trade }),
  ...(rating && { rating: Number(rating) }),
  ...(license && { validDriversLicense: true }),
  ...(order !== ALL.order && { order }),
});

/**
 * The page, the filters and the order of a list of matches, which are stored in the address with what the page keeps
 * there.
 */
export const useMatchFilter = (kept?: Readonly<Record<string, string>>) => {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const filter = filterIn(address);
  const change = (changes: Partial<MatchFilter>) => {
    const next = { ...filter, ...changes };
    const chosen = Object.entries(next).filter(([name, value]) => value !== ALL[name as keyof MatchFilter]);
    setAddress({ ...kept, ...Object.fromEntries(chosen) }, { replace: true, state });
  };
  const turn = (page: number) => {
    const next = new URLSearchParams(address);
    next.set('page', String(page));
    setAddress(next);
  };
  return {
    page: pageIn(address),
    filter,
    isNarrowed: [filter.trade, filter.rating, filter.license].some((each) => each !== ''),
    change,
    clear: () => change({ trade: '', rating: '', license: '' }),
    turn,
  };
};
