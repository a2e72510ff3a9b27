import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { wholePay } from '@plumbline/shared/domain/jobs/pay-text';
import { postingDay } from '@plumbline/shared/domain/jobs/posting-day';
import { documentWords } from '../../../services/emails/words/document-words.ts';
import type { JobItem, JobTextItem } from '../../../table/jobs/job.ts';
import { trusted } from '../page/html.ts';
import { Icon, type IconName } from '../page/icons.tsx';
import type { Text, Words } from '../words/translate.ts';

const RichText = ({ shown }: { shown: string }) => <div class="prose">{trusted(shown)}</div>;

type Fact = { icon: IconName; text: string };

/** A section of facts with icons; nothing without facts. */
const FactList = ({ title, facts }: { title: string; facts: readonly Fact[] }) => {
  if (facts.length === 0) return null;
  return (
    <section class="section">
      <h2>{title}</h2>
      <ul class="gets num">
        {facts.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Offer = ({ job, words: { t, name, language } }: { job: JobItem; words: Words }) => {
  const pay = wholePay(job, language);
  const offers: Fact[] = [
    ...(pay ? [{ icon: 'banknote' as const, text: pay }] : []),
    ...job.benefits.map((benefit) => ({ icon: 'calendar' as const, text: name(benefit) })),
    ...(job.willingToProvidePaidTraining ? [{ icon: 'graduation-cap' as const, text: t('Paid training') }] : []),
    ...[...(job.overtime ? [job.overtime] : []), ...(job.travel ?? [])].map((term) => ({
      icon: 'banknote' as const,
      text: name(term),
    })),
    ...(job.experienceRequired === false ? [{ icon: 'check' as const, text: t('No experience needed') }] : []),
  ];
  return <FactList title={t('What you get')} facts={offers} />;
};

/** When and where the work is. */
const WhenAndWhere = ({ job, words: { t, language } }: { job: JobItem; words: Words }) => {
  const start = job.startDate && formatDate(job.startDate, { locale: language });
  const facts: Fact[] = [
    ...(job.openings
      ? [{ icon: 'check' as const, text: t('Openings: {{count}}', { count: String(job.openings) }) }]
      : []),
    ...(start ? [{ icon: 'calendar' as const, text: t('Starts {{date}}', { date: start }) }] : []),
    ...(job.hours ? [{ icon: 'calendar' as const, text: job.hours }] : []),
    ...(job.area ? [{ icon: 'map-pin' as const, text: job.area }] : []),
  ];
  return <FactList title={t('When and where')} facts={facts} />;
};

const Chips = ({ title, values, words }: { title: Text; values: readonly string[]; words: Words }) => {
  if (values.length === 0) return null;
  return (
    <section class="section">
      <h2>{words.t(title)}</h2>
      <ul class="chips">
        {values.map((value) => (
          <li key={value} class="chip">
            {value}
          </li>
        ))}
      </ul>
    </section>
  );
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type JobSectionsProps = { job: JobItem; text: JobTextItem | undefined; words: Words };

/** What the job is and offers before what it requires; parts that the company left empty are left out. */
export const JobSections = ({ job, text, words }: JobSectionsProps) => {
  const { t, name, language } = words;
  const licenses = (job.requiredLicenses ?? []).map((kind) => capitalized(documentWords[language][kind]));
  const required = [
    ...job.qualifications,
    ...licenses,
    ...(job.equipment ?? []).map(name),
    ...(job.drugTest ? [t('Drug test')] : []),
    ...(job.experienceRequired ? [t('Experience required')] : []),
  ];
  const date = formatDate(postingDay(job), { locale: language });
  return (
    <article class="card pad">
      <section class="section">
        <h2 class="plumb">{t('Description')}</h2>
        {text?.description ? <RichText shown={text.description} /> : <p>{t('No description provided.')}</p>}
        <p class="small muted">{t('Posted on {{date}}', { date })}</p>
      </section>
      <WhenAndWhere job={job} words={words} />
      <Offer job={job} words={words} />
      <Chips title="What they ask for" values={required} words={words} />
      <Chips title="Trades" values={job.tradeCategories.map(name)} words={words} />
      {text?.whyWorkHere && (
        <section class="section">
          <h2>{t('Why Work Here')}</h2>
          <RichText shown={text.whyWorkHere} />
        </section>
      )}
    </article>
  );
};
