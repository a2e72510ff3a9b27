import { maskFeedback } from '@plumbline/shared/contracts/masking/mask-feedback';
import { maskContact } from '@plumbline/shared/contracts/masking/mask-profile';
import { phoneText } from '@plumbline/shared/domain/contact-details/phone';
import { type AccessPage, readAccessAggregate } from '../../table/access/access-aggregate.ts';
import { type AccessEntryItem, accessEntryId } from '../../table/access/access-entry.ts';
import { NAME } from '../../table/notifications/notification.ts';
import type { ProfileItem } from '../../table/profiles/profile.ts';
import type { AccessEvent, Party } from '../emails/access-event.ts';

type Profile = Pick<ProfileItem, 'id' | 'kind' | 'name' | 'lastName' | 'email' | 'phoneNumber' | 'phoneExtension'>;

/**
 * Returns a side of an access entry as the other may see it. A seeker whose details aren't open has no name either
 * [PRO-38].
 */
export const partyOf = (profile: Profile, isOpen: boolean): Party => {
  const { name, email, phone, phoneExtension } = maskContact(profile, isOpen);
  return {
    id: profile.id,
    isSeeker: profile.kind === 'candidate',
    name,
    contact: email === undefined ? undefined : { email, ...(phone && { phone: phoneText(phone, phoneExtension) }) },
  };
};

export const feedbackOf = (entry: AccessEntryItem, isOpen: boolean): AccessEvent['feedback'] => {
  const shown = maskFeedback(entry, isOpen);
  return { ...shown, withheld: Boolean(entry.reason) && !shown.reason };
};

/**
 * Returns the event with placeholders for names. Notifications are stored this way, because a reader may later see less
 * or more.
 */
export const withoutNames = ({ owner, other, ...event }: AccessEvent): AccessEvent => ({
  ...event,
  owner: { ...owner, name: NAME },
  other: { ...other, name: NAME },
});

/**
 * Returns the event of an entry and the items about it. Undefined when one of them was deleted, because no one is
 * notified then.
 */
export const accessEventOf = (
  entry: AccessEntryItem,
  { owner, other, ownerSeesOther, otherSeesOwner, job, project, match }: AccessPage,
): AccessEvent | undefined => {
  const subject = (job ?? project)?.name;
  if (!owner || !other || subject === undefined) return undefined;
  return {
    entry,
    subject,
    reason: match?.reason,
    feedback: feedbackOf(entry, otherSeesOwner),
    owner: partyOf(owner, otherSeesOwner),
    other: partyOf(other, ownerSeesOther),
  };
};

/** Reads an access entry with both sides and its subject, and returns its event. */
export const readAccessEvent = async (entry: AccessEntryItem): Promise<AccessEvent | undefined> =>
  accessEventOf(entry, await readAccessAggregate(entry));

/** Returns the key of an entry's change, the same each time the change is delivered. */
export const changeKeyOf = (entry: AccessEntryItem): string =>
  [accessEntryId(entry), entry.state, entry.date].join('.');

/** Returns the key of an entry's state, the same when the entry reaches it again. */
export const changeSubjectOf = (entry: AccessEntryItem): string => [accessEntryId(entry), entry.state].join('.');
