import * as contract from '@plumbline/shared/contracts/profiles/profiles';
import type { Caller } from '../../http/caller.ts';
import { operation } from '../../http/operation.ts';
import { mustReadProfile, readOwnProfile } from './read-profile.ts';

/** Both paths answer both kinds: a link to a profile does not always know which it leads to. */
const read = ({ params: { id }, caller }: { params: { id: string }; caller: Caller }) =>
  id === caller.profileId ? readOwnProfile(id, caller) : mustReadProfile(id, caller);

export const getProfile = operation(contract.getProfile, read);
export const getCompanyProfile = operation(contract.getCompanyProfile, read);
