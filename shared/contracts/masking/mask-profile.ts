import { contactOf } from '../../domain/contact-details/contact.ts';
import type { ProfileView } from '../profiles/profile-shape.ts';
import { anonymousName } from './anonymous-name.ts';
import { companyRules } from './company-rules.ts';
import { applyRules } from './field-rules.ts';
import { seekerRules } from './seeker-rules.ts';

/** A profile, or those of its fields that are at hand. */
type Facts = Pick<ProfileView, 'id' | 'kind' | 'name'> & Partial<ProfileView>;

/**
 * What one account is notified about another: the fields that the rules name, and no other. Profiles, rows of lists,
 * names, mails, notifications, receipts and the preview 'as others see it' all pass here. `isOpen`: the contact details
 * are.
 */
export const maskFacts = (facts: Facts, isOpen: boolean, forSeeker = false): Facts => {
  const { id, kind } = facts;
  const isSeeker = kind === 'candidate';
  const name = isSeeker && !isOpen ? anonymousName(id) : facts.name;
  const shown = applyRules(isSeeker ? seekerRules(isOpen) : companyRules(isOpen, forSeeker), facts);
  return { ...shown, ...(shown.jobSeeker && { jobSeeker: { ...shown.jobSeeker, name } }), id, kind, name };
};

/** What a viewer gets of a profile: everything, everything but private lists, or nothing that names the person. */
export type ProfileVisibility = 'own' | 'open' | 'masked';

/** A whole profile as one viewer sees it. */
export const maskProfile = (profile: ProfileView, sight: ProfileVisibility, forSeeker = false): ProfileView => {
  if (sight === 'own') return profile;
  // What every profile must have, the rules show of every kind.
  const shown = maskFacts(profile, sight === 'open', forSeeker) as ProfileView;
  return { ...shown, redacted: sight === 'masked' };
};

type Person = Parameters<typeof contactOf>[0] & Pick<Facts, 'id' | 'kind'>;

/** A person's name, phone and e-mail, as far as they are open. */
export const maskContact = (person: Person, isOpen: boolean) => {
  const { id, kind, name, lastName, email, phoneNumber, phoneExtension } = person;
  return contactOf(maskFacts({ id, kind, name, lastName, email, phoneNumber, phoneExtension }, isOpen));
};

/** What a job seeker is called; one who is gone keeps the anonymous name. */
export const maskName = (id: string, seeker: Person | undefined, isOpen: boolean): string =>
  seeker ? maskContact(seeker, isOpen).name : anonymousName(id);
