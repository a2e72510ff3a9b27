import { describe, expect, it } from 'vitest';
import { companyStrength, seekerStrength } from './profile-strength.ts';

const missing = (strengths: readonly { section: string; done: boolean }[]) =>
  strengths.filter(({ done }) => !done).map(({ section }) => section);

const fullSeeker = {
  phoneNumber: '(574) 555-0142',
  profilePhoto: {},
  jobSeeker: {
    tradeCategories: ['Carpentry'],
    positionSeeking: ['Full-Time'],
    isAdult: true,
    authorizedInUS: true,
    requireSponsorship: false,
    latestEducation: 'GED',
    validDriversLicense: false,
    validCdlLicense: false,
    reliableTransportation: true,
    previousCompaniesWorkedFor: [{}],
    references: [{}],
    resume: {},
  },
};

describe("the missing parts of a job seeker's profile", () => {
  it('are all parts at first, trades before all others', () => {
    expect(missing(seekerStrength({}))).toEqual([
      'skills',
      'general',
      'lookingFor',
      'background',
      'references',
      'resume',
      'information',
      'transportation',
      'photo',
    ]);
  });

  it('are none when every part is there; an answer of no is an answer', () => {
    expect(missing(seekerStrength(fullSeeker))).toEqual([]);
  });

  it("don't include references of a seeker without any, but of one who has announced some", () => {
    const withReferences = (part: object) =>
      seekerStrength({ ...fullSeeker, jobSeeker: { ...fullSeeker.jobSeeker, ...part } });
    expect(missing(withReferences({ references: [], hasReferences: false }))).toEqual([]);
    expect(missing(withReferences({ references: [], hasReferences: true }))).toEqual(['references']);
  });

  it('include an unanswered question', () => {
    const { isAdult: _, ...part } = fullSeeker.jobSeeker;
    expect(missing(seekerStrength({ ...fullSeeker, jobSeeker: part }))).toEqual(['information']);
  });
});

const fullCompany = {
  kind: 'provider',
  phoneNumber: '(574) 555-0100',
  address: '2478 Industrial Drive',
  description: '<p>We frame.</p>',
  profilePhoto: {},
  showcasePhotos: [{}],
  provider: {
    isVendor: false,
    principleContact: { firstName: 'Renee' },
    workRadius: '0-50mi',
    industry: ['Commercial'],
    numberOfEmployees: '1 - 5',
    selfPerformWorkCategories: ['Carpentry'],
  },
};

describe("the missing parts of a company's profile", () => {
  it('are none when every part is there', () => {
    expect(missing(companyStrength(fullCompany))).toEqual([]);
  });

  it.each([{ workRadius: undefined }, { industry: [] }, { numberOfEmployees: undefined }])(
    'include operations while one of radius, industry and head count is missing: %j',
    (absent) => {
      const company = { ...fullCompany, provider: { ...fullCompany.provider, ...absent } };
      expect(missing(companyStrength(company as never))).toEqual(['operations']);
    },
  );

  it('include the products of a vendor', () => {
    const vendor = { ...fullCompany, kind: 'vendor', provider: { ...fullCompany.provider, isVendor: true } };
    expect(missing(companyStrength(vendor))).toEqual(['trades']);
  });

  it('include the description when it is an empty paragraph', () => {
    expect(missing(companyStrength({ ...fullCompany, description: '<p>&nbsp;</p>' }))).toEqual(['description']);
  });

  it('[PRO-14] include the trades that a school trains, and no operations', () => {
    expect(missing(companyStrength({ kind: 'educational' }))).toEqual([
      'trades',
      'description',
      'general',
      'showcase',
      'photo',
    ]);
    const said = { phoneNumber: '5745550171', address: '1 College Way', educational: { tradesTaught: ['Carpentry'] } };
    expect(missing(companyStrength({ kind: 'educational', ...said }))).toEqual(['description', 'showcase', 'photo']);
  });
});
