import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { accessEntryView } from '../platform/access-entry-view.ts';
import type { AccessEntryItem } from '../table/access-entry.ts';

type AccessFields = Required<Pick<ProfileView, 'profilesRequested' | 'profilesGranted' | 'profilesRejected'>>;

/** The three access lists of an own profile [PRO-42, APP-31], in the order of `entries`. */
export const accessFields = (owner: string, entries: readonly AccessEntryItem[]): AccessFields => {
  const of = (wanted: AccessEntryItem['state']) =>
    entries.filter(({ state }) => state === wanted).map((entry) => accessEntryView(entry, owner));
  return { profilesRequested: of('requested'), profilesGranted: of('granted'), profilesRejected: of('rejected') };
};
