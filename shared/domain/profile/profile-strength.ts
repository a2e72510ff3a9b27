import { type SeekerTradeSource, seekerTrades } from '../matching/seeker-trades.ts';

/** The sections of a profile with an editor each, in the order of the page [PRO-13, PRO-16 to PRO-19]. */
export const seekerSections = [
  'photo',
  'general',
  'lookingFor',
  'skills',
  'information',
  'transportation',
  'background',
  'references',
  'resume',
  'documents',
] as const;
export const companySections = [
  'photo',
  'general',
  'description',
  'showcase',
  'trades',
  'operations',
  'affiliations',
  'designations',
  'documents',
] as const;
export type SeekerSection = (typeof seekerSections)[number];
export type CompanySection = (typeof companySections)[number];
export type ProfileSectionName = SeekerSection | CompanySection;

/** A section of a profile that readers look for. `done` is true when it is filled in. */
export type Strength<S extends string> = { readonly section: S; readonly done: boolean };

type SeekerFacts = {
  phoneNumber?: string | undefined;
  profilePhoto?: unknown;
  jobSeeker?:
    | (SeekerTradeSource & {
        positionSeeking?: readonly string[] | undefined;
        isAdult?: boolean | undefined;
        authorizedInUS?: boolean | undefined;
        requireSponsorship?: boolean | undefined;
        latestEducation?: string | undefined;
        validDriversLicense?: boolean | undefined;
        validCdlLicense?: boolean | undefined;
        reliableTransportation?: boolean | undefined;
        previousCompaniesWorkedFor?: readonly unknown[] | undefined;
        hasReferences?: boolean | undefined;
        references?: readonly unknown[] | undefined;
        hasResume?: boolean | undefined;
        resume?: unknown;
      })
    | undefined;
};

const filled = (list: readonly unknown[] | undefined): boolean => Boolean(list?.length);
const answered = (...answers: readonly unknown[]): boolean => answers.every((each) => each !== undefined);

/**
 * Returns the sections of a seeker that count, the most important first. Saying that there are no references counts as
 * well.
 */
export const seekerStrength = ({
  phoneNumber,
  profilePhoto,
  jobSeeker = {},
}: SeekerFacts): Strength<SeekerSection>[] => [
  { section: 'skills', done: seekerTrades(jobSeeker).length > 0 },
  { section: 'general', done: Boolean(phoneNumber) },
  { section: 'lookingFor', done: filled(jobSeeker.positionSeeking) },
  { section: 'background', done: filled(jobSeeker.previousCompaniesWorkedFor) },
  { section: 'references', done: filled(jobSeeker.references) || jobSeeker.hasReferences === false },
  { section: 'resume', done: Boolean(jobSeeker.resume ?? jobSeeker.hasResume) },
  {
    section: 'information',
    done: answered(
      jobSeeker.isAdult,
      jobSeeker.authorizedInUS,
      jobSeeker.requireSponsorship,
      jobSeeker.latestEducation,
    ),
  },
  {
    section: 'transportation',
    done: answered(jobSeeker.validDriversLicense, jobSeeker.validCdlLicense, jobSeeker.reliableTransportation),
  },
  { section: 'photo', done: Boolean(profilePhoto) },
];

type CompanyFacts = {
  kind: string;
  phoneNumber?: string | undefined;
  address?: string | undefined;
  /** Rich text. An empty paragraph counts as empty. */
  description?: string | undefined;
  profilePhoto?: unknown;
  showcasePhotos?: readonly unknown[] | undefined;
  provider?:
    | {
        isVendor: boolean;
        principleContact?: { firstName?: string | undefined } | undefined;
        workRadius?: string | undefined;
        industry?: readonly string[] | undefined;
        numberOfEmployees?: string | undefined;
        tradesRelatedToProduct?: readonly string[] | undefined;
        selfPerformWorkCategories?: readonly string[] | undefined;
      }
    | undefined;
  educational?: { tradesTaught?: readonly string[] | undefined } | undefined;
};

const says = (html = ''): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';

/**
 * Returns the sections of a company that count. A school has the trades that it teaches, but no operations and no
 * contact person [PRO-14].
 */
export const companyStrength = (company: CompanyFacts): Strength<CompanySection>[] => {
  const { kind, phoneNumber, address, description, profilePhoto, showcasePhotos, educational } = company;
  const isSchool = kind === 'educational';
  const provider = company.provider ?? { isVendor: false };
  const trades = provider.isVendor ? provider.tradesRelatedToProduct : provider.selfPerformWorkCategories;
  const shared: Strength<CompanySection>[] = [
    { section: 'description', done: says(description) },
    { section: 'general', done: Boolean(phoneNumber && address && (isSchool || provider.principleContact?.firstName)) },
    { section: 'showcase', done: filled(showcasePhotos) },
    { section: 'photo', done: Boolean(profilePhoto) },
  ];
  if (isSchool) return [{ section: 'trades', done: filled(educational?.tradesTaught) }, ...shared];
  return [
    { section: 'trades', done: filled(trades) },
    ...shared,
    {
      section: 'operations',
      done: Boolean(provider.workRadius && filled(provider.industry) && provider.numberOfEmployees),
    },
  ];
};
