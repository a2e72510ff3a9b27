import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import type { PayTerms } from '@plumbline/shared/domain/jobs/pay-text';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, Section } from '../../ui/layout/card.tsx';
import { type Fact, FactList, FactStrip } from '../../ui/lists/fact-strip.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Chip, Chips } from '../../ui/text/pill.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { documentNames } from '../documents/document-names.ts';
import { useWorkFacts, type WorkFacts } from './facts/use-work-facts.ts';
import { usePayText } from './use-pay-text.ts';

/** The parts of a job post; an unpublished job has no date. */
export type JobPostFields = PayTerms &
  Pick<
    JobView,
    | 'type'
    | 'description'
    | 'tradeCategories'
    | 'qualifications'
    | 'benefits'
    | 'whyWorkHere'
    | 'experienceRequired'
    | 'willingToProvidePaidTraining'
    | 'requiredLicenses'
    | 'questions'
  > &
  WorkFacts & { city?: string; state?: string; zip: string; postDate?: string | undefined };

type Facts = PayTerms & Pick<JobPostFields, 'type' | 'city' | 'state' | 'zip'> & Pick<JobView, 'applicationStatus'>;

/** Compensation, place and type; for a job seeker the distance too. */
export const useJobFacts = ({ type, city, state, zip, applicationStatus, ...paid }: Facts): Fact[] => {
  const { t } = useTranslation();
  const { wholePay } = usePayText();
  const miles = applicationStatus?.miles;
  const distance = (miles ?? 0) < 1 ? t('under 1 mile') : t('{{count}} miles', { count: Math.round(miles ?? 0) });
  return [
    { label: t('Compensation'), value: wholePay(paid) || t('Not specified') },
    { label: t('Location'), value: placeText({ city, state }) || zip },
    ...(miles === undefined ? [] : [{ label: t('Distance'), value: distance }]),
    { label: t('Type of Position'), value: t(type) },
  ];
};

/** The facts of a job post between two rules. */
export const JobPostFacts = ({ job }: { job: JobPostFields }) => <FactStrip items={useJobFacts(job)} />;

const ChipList = ({ title, values }: { title: string; values: readonly string[] }) =>
  values.length > 0 && (
    <Section>
      <h2>{title}</h2>
      <Chips>
        {values.map((value) => (
          <Chip key={value}>{value}</Chip>
        ))}
      </Chips>
    </Section>
  );

/** The texts and lists of a job post in one card [EMP-17]. */
export const JobPostBody = ({ job }: { job: JobPostFields }) => {
  const { t } = useTranslation();
  const work = useWorkFacts()(job);
  const yesNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? t('Yes') : t('No'));
  const training = job.willingToProvidePaidTraining ? (
    <>
      <Box as="span" color="success">
        <CircleCheck size={16} aria-hidden />
      </Box>{' '}
      {t('Yes')}
    </>
  ) : (
    yesNo(job.willingToProvidePaidTraining)
  );
  return (
    <Card as="article" pad>
      <Section>
        <h2 className="plumb">{t('Description')}</h2>
        {job.description ? <RichText html={job.description} /> : <p>{t('No description provided.')}</p>}
      </Section>
      <ChipList title={t('Job Trade Categories')} values={job.tradeCategories.map((trade) => t(trade))} />
      <ChipList title={t('Qualifications')} values={job.qualifications} />
      <ChipList
        title={t('Licenses and cards')}
        values={(job.requiredLicenses ?? []).map((kind) => t(documentNames[kind]))}
      />
      <ChipList title={t('Screening questions')} values={(job.questions ?? []).map(({ text }) => text)} />
      <Section>
        <h2>{t('The work')}</h2>
        <FactList items={[...work, { label: t('Experience required'), value: yesNo(job.experienceRequired) }]} />
      </Section>
      <Section>
        <h2>{t('What is offered')}</h2>
        <FactList
          items={[
            { label: t('Benefits'), value: job.benefits.map((benefit) => t(benefit)).join(', ') },
            { label: t('Paid training'), value: training },
            ...(job.postDate ? [{ label: t('Posted on'), value: <DateText value={job.postDate} /> }] : []),
          ]}
        />
      </Section>
      {job.whyWorkHere && (
        <Section>
          <h2>{t('Why Work Here')}</h2>
          <RichText html={job.whyWorkHere} />
        </Section>
      )}
    </Card>
  );
};
