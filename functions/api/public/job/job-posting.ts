import { postingDay } from '@plumbline/shared/domain/jobs/posting-day';
import { outgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import type { PayUnit } from '@plumbline/shared/options/jobs/pay-units';
import { type PositionType, positionTypes } from '@plumbline/shared/options/jobs/position-types';
import { paths } from '@plumbline/shared/options/paths';
import type { JobPosting, WithContext } from 'schema-dts';
import { documentWords } from '../../../services/emails/words/document-words.ts';
import type { JobItem, JobTextItem } from '../../../table/jobs/job.ts';
import type { CompanyProfileItem } from '../../../table/profiles/profile.ts';
import { absolute } from '../page/address.ts';
import { html } from '../page/html.ts';

/** The employment types of schema.org. */
const employmentTypes: Record<PositionType, string | string[]> = {
  'Full-Time': 'FULL_TIME',
  'Part-Time': 'PART_TIME',
  Internship: 'INTERN',
  // An apprentice works full days. Searches for full-time jobs leave out postings whose only type is OTHER.
  'Training Apprenticeship': ['FULL_TIME', 'OTHER'],
};

const filled = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as Partial<T>;

const units: Partial<Record<PayUnit, string>> = { hour: 'HOUR', day: 'DAY', week: 'WEEK', year: 'YEAR' };
const dollars = (cents: number): number => cents / 100;

/**
 * Returns the pay as an amount or as a range with two ends, in dollars. Undefined for a range with one end ('up to
 * $30') and for pay for a whole job, because search engines accept neither.
 */
const salary = ({ pay }: JobItem) => {
  const unitText = pay && units[pay.unit];
  if (!pay || !unitText) return undefined;
  const { from, to } = pay;
  if (from === undefined || to === undefined) return undefined;
  const amount = from === to ? { value: dollars(from) } : { minValue: dollars(from), maxValue: dollars(to) };
  const value = { '@type': 'QuantitativeValue' as const, unitText, ...amount };
  return { '@type': 'MonetaryAmount' as const, currency: 'USD', value };
};

/** Countries outside the US to which the Postal Service delivers. */
const associatedStates: ReadonlySet<string> = new Set(['FM', 'MH', 'PW']);

const listOf = (words: readonly string[]): string => words.map((each) => outgoingText(each)).join(', ');

/** What the job asks for, in words. schema.org has no property for licenses, tools or a drug test. */
const requirements = ({ qualifications, requiredLicenses = [], equipment = [], drugTest }: JobItem): string[] => [
  ...qualifications,
  ...requiredLicenses.map((kind) => documentWords.en[kind]),
  ...equipment,
  ...(drugTest ? ['Drug test'] : []),
];

/** A job with its company for structured data; `shownText` has cleaned its texts. */
export type PostedJob = { job: JobItem; text: JobTextItem | undefined; company: CompanyProfileItem; hasLogo: boolean };

/** Returns a job as schema.org's JobPosting, without the fields that the company left empty. */
export const jobPosting = ({ job, text, company, hasLogo }: PostedJob) => {
  const companyName = outgoingText(company.name);
  const texts = [text?.description, text?.whyWorkHere].filter((each) => each);
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: outgoingText(job.name),
    description: texts.join('') || String(html`<p>${outgoingText(job.name)}</p>`),
    datePosted: postingDay(job),
    url: absolute(paths.publicJob.path(job.id)),
    // Not a direct application, because applying requires a profile on this site.
    directApply: false,
    identifier: { '@type': 'PropertyValue', name: companyName, value: job.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: companyName,
      ...(hasLogo && { logo: absolute(`${paths.publicJob.path(job.id)}/logo.webp`) }),
    },
    jobLocation: {
      '@type': 'Place',
      ...(job.area && { name: outgoingText(job.area) }),
      address: {
        '@type': 'PostalAddress',
        ...(job.city && { addressLocality: job.city }),
        addressRegion: job.state,
        postalCode: job.zip,
        addressCountry: associatedStates.has(job.state) ? job.state : 'US',
      },
    },
    employmentType: positionTypes.includes(job.type) ? employmentTypes[job.type] : 'OTHER',
    ...filled({
      baseSalary: salary(job),
      totalJobOpenings: job.openings,
      jobStartDate: job.startDate,
      workHours: listOf([job.shift, job.hours].filter((each) => each !== undefined)),
      occupationalCategory: listOf(job.tradeCategories),
      qualifications: listOf(requirements(job)),
      jobBenefits: listOf([
        ...job.benefits,
        ...(job.willingToProvidePaidTraining ? ['Paid training'] : []),
        ...(job.travel ?? []).filter((term) => term !== 'Travel required'),
      ]),
      experienceRequirements: job.experienceRequired === false ? 'no requirements' : undefined,
    }),
  } satisfies WithContext<JobPosting>;
  return posting;
};

/** Returns data as the content of a script element. No text in it can end the element. */
export const asScript = (data: object): string =>
  JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
