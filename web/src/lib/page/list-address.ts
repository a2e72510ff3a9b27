import { useLocation } from 'react-router-dom';

/** Returns the state for the links of a list, so that an opened page links back to the list with its filters. */
export const useListState = () => {
  const { pathname, search } = useLocation();
  return { from: `${pathname}${search}` };
};

/** Returns the address of the list from which the page was opened. It is `fallback` for a page opened elsewhere. */
export const useListAddress = (fallback: string): string => {
  const { state } = useLocation();
  const from: unknown = state?.from;
  const pathOf = (address: string) => address.split('?')[0];
  return typeof from === 'string' && pathOf(from) === pathOf(fallback) ? from : fallback;
};
