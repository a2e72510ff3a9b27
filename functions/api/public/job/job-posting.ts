import { postingDay } from '@plumbline/shared/domain/jobs/posting-day';
import { outgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import type { PayUnit } from '@plumbline/shared/options/jobs/pay-units';
import { type PositionType, positionTypes } from '@plumbline/shared/options/jobs/position-types';
import { paths } from '@plumbline/shared/options/paths';
import type { JobPosting, WithContext } from 'schema-dts';
import type { JobItem, JobTextItem } from '../../../table/jobs/job.ts';
import type { CompanyProfileItem } from '../../../table/profiles/profile.ts';
import { absolute } from '../page/address.ts';
import { html } from '../page/html.ts';

/** The terms that search engines know. */
const employmentTypes: Record<PositionType, string | string[]> = {
  'Full-Time': 'FULL_TIME',
  'Part-Time': 'PART_TIME',
  Internship: 'INTERN',
  // An apprentice works full days; searches for full-time jobs leave out what is OTHER alone.
  'Training Apprenticeship': ['FULL_TIME', 'OTHER'],
};

const filled = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as Partial<T>;

const units: Partial<Record<PayUnit, string>> = { hour: 'HOUR', day: 'DAY', week: 'WEEK', year: 'YEAR' };
const dollars = (cents: number): number => cents / 100;

/**
 * Pay in amounts: one, or both ends of a range. Search engines take neither a range with one end ('up to $30') nor pay
 * for a whole job, which has no unit.
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

/** Countries of their own that the Postal Service delivers to. */
const associatedStates: ReadonlySet<string> = new Set(['FM', 'MH', 'PW']);

const listOf = (words: readonly string[]): string => words.map((each) => outgoingText(each)).join(', ');

/** Its texts are as `shownText` leaves them. */
export type PostedJob = { job: JobItem; text: JobTextItem | undefined; company: CompanyProfileItem; hasLogo: boolean };

/** A job as schema.org's JobPosting; what the company left open is left out. */
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
    // Applying takes a profile on this site first.
    directApply: false,
    identifier: { '@type': 'PropertyValue', name: companyName, value: job.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: companyName,
      ...(hasLogo && { logo: absolute(`${paths.publicJob.path(job.id)}/logo.webp`) }),
    },
    jobLocation: {
      '@type': 'Place',
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
      occupationalCategory: listOf(job.tradeCategories),
      qualifications: listOf(job.qualifications),
      jobBenefits: listOf([...job.benefits, ...(job.willingToProvidePaidTraining ? ['Paid training'] : [])]),
      experienceRequirements: job.experienceRequired === false ? 'no requirements' : undefined,
    }),
  } satisfies WithContext<JobPosting>;
  return posting;
};

/** The data for a script element, which no text inside can end. */
export const asScript = (data: object): string =>
  JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
