import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { AccessEntryItem } from '../../../table/access/access-entry.ts';
import { accessEntryView } from '../../visibility/access-entry-view.ts';

type AccessFields = Required<Pick<ProfileView, 'profilesRequested' | 'profilesGranted' | 'profilesRejected'>>;

/** Returns the three access lists of the caller's profile, in the order of `entries` [PRO-42, APP-31]. */
export const accessFields = (owner: string, entries: readonly AccessEntryItem[]): AccessFields => {
  const of = (wanted: AccessEntryItem['state']) =>
    entries.filter(({ state }) => state === wanted).map((entry) => accessEntryView(entry, owner));
  return { profilesRequested: of('requested'), profilesGranted: of('granted'), profilesRejected: of('rejected') };
};
