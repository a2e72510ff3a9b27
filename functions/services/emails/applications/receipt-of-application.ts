import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { wholePay } from '@plumbline/shared/domain/jobs/pay-text';
import { seekerRating, seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { distanceMiles } from '@plumbline/shared/domain/places/distance';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { ratingLabel } from '@plumbline/shared/options/background/experience';
import type { Language } from '@plumbline/shared/options/languages';
import { paths } from '@plumbline/shared/options/paths';
import { optionName } from '@plumbline/shared/options/spanish/option-names-es';
import type { JobItem } from '../../../table/jobs/job.ts';
import type { SeekerProfileItem } from '../../../table/profiles/profile.ts';
import { type EmailContent, emailContent } from '../email-content.ts';
import { phrase } from '../words/phrase.ts';

type ReceiptJob = Pick<
  JobItem,
  'id' | 'name' | 'companyName' | 'city' | 'state' | 'pay' | 'compensation' | 'timeZone' | 'latitude' | 'longitude'
>;
type Applicant = Pick<SeekerProfileItem, 'seeker' | 'city' | 'state' | 'latitude' | 'longitude'>;

/** A sent application: the job, the applicant's profile, and when it was sent (ISO). */
export type SentApplication = { job: ReceiptJob; applicant: Applicant; sentAt: string };

const locales = { en: 'en-US', es: 'es-US' } as const;

/** 'Warsaw, IN, 12 miles from you', or only the place when the applicant has none on the map. */
const placeOf = ({ job, applicant }: SentApplication, language: Language): string => {
  const { latitude, longitude } = applicant;
  const miles =
    latitude === undefined || longitude === undefined ? undefined : distanceMiles({ latitude, longitude }, job);
  const away =
    miles === undefined
      ? undefined
      : miles < 1.5
        ? phrase(language, miles < 1 ? 'underOneMileAway' : 'oneMileAway')
        : phrase(language, 'milesAway', { miles: String(Math.round(miles)) });
  return [placeText(job), away].filter(Boolean).join(', ');
};

/** 'Carpentry, Journeyman; Drywall': the applicant's trades with their levels, as the company sees them. */
const tradesOf = ({ seeker }: Applicant, language: Language): string =>
  seekerTrades(seeker)
    .map((trade) => {
      const rating = seekerRating(seeker, trade);
      const level = rating === undefined ? undefined : ratingLabel(rating);
      return [trade, level].flatMap((name) => (name ? [optionName(name, language)] : [])).join(', ');
    })
    .join('; ');

/** Returns the receipt of an application: what was sent, for which job, and where to follow it. */
export const applicationReceiptMail = (application: SentApplication, language: Language): EmailContent => {
  const { job, applicant, sentAt } = application;
  const pay = wholePay(job, language);
  const on = formatDate(sentAt, { locale: locales[language], timeZone: job.timeZone ?? 'UTC' });
  const facts = [
    { label: 'appliedOn', value: on },
    { label: 'company', value: job.companyName },
    { label: 'compensation', value: pay },
    { label: 'place', value: placeOf(application, language) },
    { label: 'whatWeSent', value: tradesOf(applicant, language) },
  ] as const;
  return emailContent(
    'applicationSent',
    language,
    { job: job.name, name: job.companyName },
    {
      path: paths.jobs.job.path(job.id),
      facts: facts.flatMap(({ label, value }) => (value ? [{ label: phrase(language, label), value }] : [])),
    },
  );
};
