import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import { type MatchOrder, matchOrders } from '@plumbline/shared/domain/matching/match-orders';
import { experienceRatings } from '@plumbline/shared/options/background/experience';
import { MAX_TRADE_LENGTH } from '@plumbline/shared/options/limits';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The filters of workers for a job. An empty text is no filter. */
export type WorkerFilter = { trade: string; rating: string; license: '' | 'true' };
/** The filters and the order of a list of matches. */
export type MatchFilter = WorkerFilter & { order: MatchOrder };

export const ALL_WORKERS: WorkerFilter = { trade: '', rating: '', license: '' };
const ALL: MatchFilter = { ...ALL_WORKERS, order: 'fit' };

/** Returns the filters of workers in an address. */
export const workerFilterIn = (address: URLSearchParams): WorkerFilter => ({
  trade: (address.get('trade') ?? '').slice(0, MAX_TRADE_LENGTH),
  rating: experienceRatings.map(({ value }) => String(value)).find((each) => each === address.get('rating')) ?? '',
  license: address.get('license') === 'true' ? 'true' : '',
});

const filterIn = (address: URLSearchParams): MatchFilter => ({
  ...workerFilterIn(address),
  order: matchOrders.find((each) => each === address.get('order')) ?? ALL.order,
});

/** Returns the filters of workers as a query of the server takes them. */
export const workerQuery = ({ trade, rating, license }: WorkerFilter) => ({
  ...(trade && { trade }),
  ...(rating && { rating: Number(rating) }),
  ...(license && { validDriversLicense: license }),
});

/** Returns whether a filter of workers is chosen. */
export const narrowsWorkers = ({ trade, rating, license }: WorkerFilter): boolean =>
  [trade, rating, license].some((each) => each !== '');

/** Returns the filter without its default values, as a query of the server takes it. */
export const toQuery = ({ order, ...workers }: MatchFilter) => ({
  ...workerQuery(workers),
  ...(order !== ALL.order && { order }),
});

/** Returns the filter without its default values, as a body of the server takes it. */
export const toRequest = (filter: MatchFilter) => {
  const { validDriversLicense, ...others } = toQuery(filter);
  return { ...others, ...(validDriversLicense && { validDriversLicense: true }) };
};

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
    isNarrowed: narrowsWorkers(filter),
    change,
    clear: () => change(ALL_WORKERS),
    turn,
  };
};
