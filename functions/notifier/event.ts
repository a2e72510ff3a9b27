import { type Feedback, maskFeedback } from '@plumbline/shared/domain/masking/mask-feedback';
import { maskContact } from '@plumbline/shared/domain/masking/mask-profile';
import type { MailText } from '../platform/mail-template.ts';
import type { AccessEntryItem } from '../table/access-entry.ts';
import { readAccessPage } from '../table/access-page.ts';
import { NAME } from '../table/notification.ts';
import type { ProfileItem } from '../table/profile.ts';
import type { Letter } from './letter.ts';

export type Language = MailText['language'];

/** One side of an entry as the other one may see it: contact details only where they are open. */
export type Party = {
  id: string;
  isSeeker: boolean;
  name: string;
  contact: { phone?: string; email: string } | undefined;
};

/** A move of an access entry, as the mails about it tell it. */
export type AccessEvent = {
  entry: AccessEntryItem;
  /** Name of the job or project. */
  subject: string;
  /** Why it was declined, as far as the other side may read it, and whether there is more. */
  feedback: Feedback & { withheld: boolean };
  /** The list's owner as the other side may see it, and the other way round. */
  owner: Party;
  other: Party;
};

/** What one reader is told about the event. */
export type MailFor = (event: AccessEvent, language: Language) => Letter;

type Profile = Pick<ProfileItem, 'id' | 'kind' | 'name' | 'lastName' | 'email' | 'phoneNumber'>;

/** PRO-38: a seeker whose details are not open has no name either. */
export const partyOf = (profile: Profile, isOpen: boolean): Party => {
  const { name, email, phone } = maskContact(profile, isOpen);
  return {
    id: profile.id,
    isSeeker: profile.kind === 'candidate',
    name,
    contact: email === undefined ? undefined : { email, ...(phone && { phone }) },
  };
};

export const feedbackOf = (entry: AccessEntryItem, isOpen: boolean): AccessEvent['feedback'] => {
  const shown = maskFeedback(entry, isOpen);
  return { ...shown, withheld: Boolean(entry.reason) && !shown.reason };
};

/** The event as a notification keeps it: whoever reads it later may know less, or more. */
export const withoutNames = ({ owner, other, ...event }: AccessEvent): AccessEvent => ({
  ...event,
  owner: { ...owner, name: NAME },
  other: { ...other, name: NAME },
});

/** Undefined when one of the two sides or the subject is gone: then there is nobody to tell. */
export const readAccessEvent = async (entry: AccessEntryItem): Promise<AccessEvent | undefined> => {
  const { owner, other, ownerSeesOther, otherSeesOwner, job, project } = await readAccessPage(entry);
  const subject = (job ?? project)?.name;
  if (!owner || !other || subject === undefined) return undefined;
  return {
    entry,
    subject,
    feedback: feedbackOf(entry, otherSeesOwner),
    owner: partyOf(owner, otherSeesOwner),
    other: partyOf(other, ownerSeesOther),
  };
};
