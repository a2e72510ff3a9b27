import * as contract from '@plumbline/shared/contracts/profiles/profiles';
import { operation } from '../../../http/operation.ts';
import { readOwnProfile, requireProfile } from '../../../services/profiles/reading/read-profile.ts';
import type { Caller } from '../../../services/sessions/caller.ts';

/** Both paths answer both kinds: a link to a profile does not always know which it leads to. */
const read = ({ params: { id }, caller }: { params: { id: string }; caller: Caller }) =>
  id === caller.profileId ? readOwnProfile(id, caller) : requireProfile(id, caller);

export const getProfile = operation(contract.getProfile, read);
export const getCompanyProfile = operation(contract.getCompanyProfile, read);
