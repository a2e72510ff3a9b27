import { contactOf } from '../../domain/contact-details/contact.ts';
import { withoutHiddenFacts } from '../../domain/profile/hidden-facts.ts';
import type { ProfileView } from '../profiles/profile-shape.ts';
import { anonymousName } from './anonymous-name.ts';
import { companyRules } from './company-rules.ts';
import { applyRules } from './field-rules.ts';
import { seekerRules } from './seeker-rules.ts';

/** A profile, or those of its fields that the caller has loaded. */
type Facts = Pick<ProfileView, 'id' | 'kind' | 'name'> & Partial<ProfileView>;

/**
 * Returns the facts about one account that another account may see: the fields that the rules show. Profiles, rows of
 * lists, names, e-mails, notifications, receipts and the preview 'as others see it' all use it. `isOpen` is true when
 * the contact details are open.
 */
export const maskFacts = (facts: Facts, isOpen: boolean, forSeeker = false): Facts => {
  const { id, kind } = facts;
  const isSeeker = kind === 'candidate';
  const name = isSeeker && !isOpen ? anonymousName(id) : facts.name;
  const chosen = isSeeker && facts.jobSeeker ? { ...facts, jobSeeker: withoutHiddenFacts(facts.jobSeeker) } : facts;
  const shown = applyRules(isSeeker ? seekerRules(isOpen) : companyRules(isOpen, forSeeker), chosen);
  return { ...shown, ...(shown.jobSeeker && { jobSeeker: { ...shown.jobSeeker, name } }), id, kind, name };
};

/** The view of a profile: all fields, all fields without the private lists, or no field that identifies the person. */
export type ProfileVisibility = 'own' | 'open' | 'masked';

/** Returns a whole profile as one viewer sees it. */
export const maskProfile = (profile: ProfileView, sight: ProfileVisibility, forSeeker = false): ProfileView => {
  if (sight === 'own') return profile;
  // The cast is safe: the rules show every required field for every kind of profile.
  const shown = maskFacts(profile, sight === 'open', forSeeker) as ProfileView;
  return { ...shown, redacted: sight === 'masked' };
};

type Person = Parameters<typeof contactOf>[0] & Pick<Facts, 'id' | 'kind'>;

/** Returns a person's name, phone and e-mail as far as they are open. */
export const maskContact = (person: Person, isOpen: boolean) => {
  const { id, kind, name, lastName, email, phoneNumber, phoneExtension } = person;
  return contactOf(maskFacts({ id, kind, name, lastName, email, phoneNumber, phoneExtension }, isOpen));
};

/** Returns the displayed name of a job seeker. One whose profile no longer exists has the anonymous name. */
export const maskName = (id: string, seeker: Person | undefined, isOpen: boolean): string =>
  seeker ? maskContact(seeker, isOpen).name : anonymousName(id);
