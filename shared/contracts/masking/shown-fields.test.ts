import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { documentView } from '../documents/document-shape.ts';
import { type ProfileView, profileView } from '../profiles/profile-shape.ts';
import { maskFacts } from './mask-profile.ts';

/** Returns a different value for each field of a contract. `given` has the fields that need a certain form. */
const filled = (fields: object, given: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, given[field] ?? `its ${field}`]));
const fieldsOf = (part: { unwrap: () => z.ZodType }): object => (part.unwrap() as z.ZodObject).shape;

const { jobSeeker, provider } = profileView.shape;
const seekerPart = filled(fieldsOf(jobSeeker), {
  hiddenFacts: [],
  tradeCategories: ['Carpentry'],
  formalTrainingCategories: ['Framing'],
  handsOnExperiences: [{ category: 'Carpentry', rating: 3, amount: '1-3YR' }],
  previousCompaniesWorkedFor: [{ position: 'Carpentry', from: '2020', to: '2021', current: false }],
});
const day = '2026-11-02T10:00:00.000Z';
const check = { state: 'checked', date: day };
const document = filled(documentView.shape, { trade: 'Carpentry', validity: 'expires-soon', check });
const profileOf = (kind: 'candidate' | 'provider'): ProfileView =>
  filled(profileView.shape, {
    kind,
    id: '308f8fe6505386001301f317',
    lastActivity: day,
    createdAt: day,
    updatedAt: day,
    documents: [document],
    jobSeeker: seekerPart,
    provider: filled(fieldsOf(provider), {}),
  }) as unknown as ProfileView;

const shownFields = (value: object | undefined): string =>
  Object.keys(value ?? {})
    .toSorted()
    .join(' ');
const sorted = (fields: string): string => fields.trim().split(/\s+/).toSorted().join(' ');

/** The fields are written here by hand, because the rules are what this tests. */
const ALL = 'id type kind city state public name lastActivity createdAt updatedAt';
const CONTACT = 'email phoneNumber phoneExtension address address2 zip website primaryUser';
const SEEKER = `${ALL} referenceCount documents jobSeeker`;
const SEEKER_PART = `name isVeteran veteranStatus isAdult authorizedInUS requireSponsorship latestEducation hasFormalTraining
  hasHandsOnExperience hasReferences validDriversLicense validCdlLicense cdlClass reliableTransportation tradeCategories
  positionSeeking formalTrainingCategories handsOnExperiences previousCompaniesWorkedFor managementExperience
  lastPriorityAccess hasResume`;
const SEEKER_TEXTS = 'formalTrainingDescription handsOnExperienceDescription references resume';
const COMPANY = `${ALL} description profilePhoto profilePhotoUrl showcasePhotos vendor educational provider`;
const COMPANY_PART = `workRadius numberOfEmployees industry affiliations qualifiedDesignations tradesRelatedToProduct
  selfPerformWorkCategories employeeSkillsNeeded isVendor licensed`;
const FOR_COMPANIES = `volumeCompletedProjects labor emr utilizeUnionLabor oshaCertification paymentProcessTime isFranchise
  selfPerformWork country`;

describe('the fields of a job seeker', () => {
  it('[PRO-37] [PRO-38] are the listed ones before the contact details are open, with unchanged values', () => {
    const profile = profileOf('candidate');
    const shown = maskFacts(profile, false);
    expect(shownFields(shown)).toBe(sorted(SEEKER));
    expect(shownFields(shown.jobSeeker)).toBe(sorted(SEEKER_PART));
    expect(profile).toMatchObject({ ...shown, name: profile.name, jobSeeker: {}, documents: [{}] });
    expect(profile.jobSeeker).toMatchObject({ ...shown.jobSeeker, name: profile.jobSeeker?.name });
  });

  it('are none that the worker hides, before and after the contact details are open [PRO-08]', () => {
    const profile = profileOf('candidate');
    const jobSeeker = { ...profile.jobSeeker, hiddenFacts: ['Veteran', 'Age', 'Work authorization'] } as never;
    const hidden = ['isVeteran', 'veteranStatus', 'isAdult', 'authorizedInUS', 'requireSponsorship', 'hiddenFacts'];
    for (const isOpen of [false, true]) {
      const shown = Object.keys(maskFacts({ ...profile, jobSeeker }, isOpen).jobSeeker ?? {});
      expect(shown.filter((name) => hidden.includes(name))).toEqual([]);
      expect(shown).toContain('latestEducation');
    }
  });

  it('[PRO-38] are the listed ones of a license: its trade is of the list, and the license only shows whether it has expired', () => {
    const documents = [document, { ...document, trade: 'Ask for Zebulon', validity: 'expired' }] as never;
    const [valid, expired] = maskFacts({ ...profileOf('candidate'), documents }, false).documents ?? [];
    expect(shownFields(valid)).toBe(
      sorted('id kind trade cdlClass endorsements electricalClass epaType state validity check'),
    );
    expect(valid).toMatchObject({ trade: 'Carpentry', validity: 'valid', state: 'its state', kind: 'its kind' });
    expect(expired).toMatchObject({ trade: undefined, validity: 'expired' });
  });

  it('[PRO-38] are the listed ones once the contact details are open, with unchanged values', () => {
    const profile = profileOf('candidate');
    const shown = maskFacts(profile, true);
    expect(shownFields(shown)).toBe(sorted(`${SEEKER} ${CONTACT} lastName description profilePhoto profilePhotoUrl`));
    expect(shownFields(shown.jobSeeker)).toBe(sorted(`${SEEKER_PART} ${SEEKER_TEXTS}`));
    expect(profile).toMatchObject({ ...shown, jobSeeker: {} });
    expect(profile.jobSeeker).toMatchObject({ ...shown.jobSeeker, name: profile.jobSeeker?.name });
  });
});

describe('a field without a value', () => {
  it.each([undefined, null])('is left out, also where a rule changes or shows it: %s', (absent) => {
    const profile = { ...profileOf('candidate'), lastActivity: absent, city: absent, jobSeeker: absent };
    const shown = maskFacts(profile as never, false);
    expect(shownFields(shown)).toBe(sorted(SEEKER.replace(/\b(lastActivity|city|jobSeeker)\b/g, '')));
  });
});

describe('the fields of a company', () => {
  it.each([
    ['another company', false, false, COMPANY, `${COMPANY_PART} ${FOR_COMPANIES}`],
    ['a job seeker', false, true, COMPANY, COMPANY_PART],
    [
      'a connected company',
      true,
      false,
      `${COMPANY} ${CONTACT} documents`,
      `${COMPANY_PART} ${FOR_COMPANIES} principleContact`,
    ],
    ['a connected job seeker', true, true, `${COMPANY} ${CONTACT}`, `${COMPANY_PART} principleContact`],
  ])('[PRO-18] [PRO-39] are the listed ones to %s', (_, isOpen, forSeeker, fields, part) => {
    const profile = profileOf('provider');
    const shown = maskFacts(profile, isOpen, forSeeker);
    expect(shownFields(shown)).toBe(sorted(fields));
    expect(shownFields(shown.provider)).toBe(sorted(part));
    expect(profile).toMatchObject(shown);
  });
});
