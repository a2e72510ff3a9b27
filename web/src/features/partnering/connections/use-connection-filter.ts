import { tieDirections } from '@plumbline/shared/contracts/projects/project-connection-requests';
import { useSearchParams } from 'react-router-dom';
import { connectionStates } from './connection-words.ts';

export type ConnectionFilter = {
  direction: (typeof tieDirections)[number] | '';
  state: (typeof connectionStates)[number] | '';
  search: string;
};

/** Returns the filter without its empty values, for the address and for the server. */
export const narrowing = ({ direction, state, search }: ConnectionFilter) => ({
  ...(direction && { direction }),
  ...(state && { state }),
  ...(search && { search }),
});

/** The filter of the connections, which is stored in the address. */
export const useConnectionFilter = () => {
  const [address, setAddress] = useSearchParams();
  const filter: ConnectionFilter = {
    direction: tieDirections.find((each) => each === address.get('direction')) ?? '',
    state: connectionStates.find((each) => each === address.get('state')) ?? '',
    search: (address.get('search') ?? '').trim().slice(0, 120),
  };
  const show = (next: ConnectionFilter) => setAddress(narrowing(next), { replace: true });
  return {
    filter,
    isNarrowed: Object.keys(narrowing(filter)).length > 0,
    change: (changes: Partial<ConnectionFilter>) => show({ ...filter, ...changes }),
    clear: () => show({ direction: '', state: '', search: '' }),
  };
};
