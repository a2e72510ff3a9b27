import { shownYear } from '../../domain/profile/work-history.ts';
import { isTradeText } from '../../domain/trades/trade-text.ts';
import type { DocumentView } from '../documents/document-shape.ts';
import type { ProfileView } from '../profiles/profile-shape.ts';
import { dayOf } from './day-of.ts';
import { applyRules, contact, contactOpen, ownLists, type Rules, shownToAll } from './field-rules.ts';

type SeekerPart = NonNullable<ProfileView['jobSeeker']>;

const tradesOnly = (texts: string[]): string[] => texts.filter(isTradeText);

/** Values from lists are shown. Free texts are shown only where they name a trade. */
const maskedPart: Rules<SeekerPart> = {
  name: 'withheld',
  isVeteran: 'shown',
  veteranStatus: 'shown',
  isAdult: 'shown',
  authorizedInUS: 'shown',
  requireSponsorship: 'shown',
  latestEducation: 'shown',
  hasFormalTraining: 'shown',
  hasHandsOnExperience: 'shown',
  hasReferences: 'shown',
  validDriversLicense: 'shown',
  validCdlLicense: 'shown',
  cdlClass: 'shown',
  reliableTransportation: 'shown',
  tradeCategories: tradesOnly,
  positionSeeking: 'shown',
  formalTrainingDescription: 'withheld',
  formalTrainingCategories: tradesOnly,
  handsOnExperiences: (experiences) =>
    experiences
      .filter(({ category }) => isTradeText(category))
      .map(({ category, rating, amount }) => ({ category, rating, amount })),
  handsOnExperienceDescription: 'withheld',
  previousCompaniesWorkedFor: (history) =>
    history
      .filter(({ position }) => isTradeText(position))
      .map(({ position, from, to, current }) => ({
        position,
        from: shownYear(from),
        to: to && shownYear(to),
        current,
      })),
  managementExperience: 'shown',
  references: 'withheld',
  lastPriorityAccess: 'shown',
  hasResume: 'shown',
  // Already removed, with what it hides.
  hiddenFacts: 'withheld',
  resume: 'withheld',
};

/**
 * Withholds the number and the last day of a license, because public registers can be searched by them. Also hides that
 * it expires soon, and the time of the day at which staff checked it. The other facts apply to many people: a license
 * of one kind in one state.
 */
const maskedDocument: Rules<DocumentView> = {
  id: 'shown',
  kind: 'shown',
  trade: (trade) => (isTradeText(trade) ? trade : undefined),
  cdlClass: 'shown',
  endorsements: 'shown',
  electricalClass: 'shown',
  epaType: 'shown',
  state: 'shown',
  number: 'withheld',
  expires: 'withheld',
  validity: (validity) => (validity === 'expired' ? 'expired' : 'valid'),
  check: (check) => check && { ...check, date: dayOf(check.date) },
  file: 'withheld',
};

/**
 * The rules before the contact details are open: no field that identifies, contacts or locates the person
 * [PRO-37, PRO-38].
 */
const masked: Rules<ProfileView> = {
  ...shownToAll,
  ...contact,
  ...ownLists,
  name: 'withheld',
  lastName: 'withheld',
  description: 'withheld',
  redacted: 'withheld',
  referenceCount: 'shown',
  lastActivity: dayOf,
  createdAt: dayOf,
  updatedAt: dayOf,
  profilePhoto: 'withheld',
  profilePhotoUrl: 'withheld',
  showcasePhotos: 'withheld',
  documents: (documents) => documents.map((each) => applyRules(maskedDocument, each) as DocumentView),
  jobSeeker: (part) => applyRules(maskedPart, part),
  provider: 'withheld',
  vendor: 'withheld',
  educational: 'withheld',
};

const open: Rules<ProfileView> = {
  ...masked,
  ...contactOpen,
  lastName: 'shown',
  description: 'shown',
  lastActivity: 'shown',
  createdAt: 'shown',
  updatedAt: 'shown',
  profilePhoto: 'shown',
  profilePhotoUrl: 'shown',
  documents: 'shown',
  jobSeeker: 'shown',
};

/** Returns the rules for a job seeker's profile as other users see it. */
export const seekerRules = (isOpen: boolean): Rules<ProfileView> => (isOpen ? open : masked);
