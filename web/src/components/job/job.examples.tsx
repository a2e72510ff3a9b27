import { searchJobs } from '@plumbline/shared/contracts/jobs/job-search';
import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { JOB, jobCard, ownJob } from '../../../gallery/posts.ts';
import { answering } from '../../../gallery/replies.ts';
import { ListCard } from '../../ui/lists/list-card.tsx';
import { Chips } from '../../ui/text/pill.tsx';
import { ApplicationLine, PlaceAndMiles } from './application-line.tsx';
import { AppliedPill } from './applied-pill.tsx';
import { MissingForApplying } from './applying/missing-for-applying.tsx';
import { ScreeningDialog } from './applying/screening-dialog.tsx';
import { ScreeningQuestions, useScreening } from './applying/screening-questions.tsx';
import { WithdrawDialog } from './applying/withdraw-dialog.tsx';
import { DeleteJobDialog } from './delete-job-dialog.tsx';
import { EmployeeTabs } from './employee-tabs.tsx';
import { RowFactsLine } from './facts/row-facts.tsx';
import { FillJobDialog } from './fill/fill-job-dialog.tsx';
import { FitCard } from './fit-card.tsx';
import { JobPostBody, JobPostFacts } from './job-post.tsx';
import { JobStatus } from './job-status.tsx';
import { MatchReason } from './match-reason.tsx';
import { NearJobRow } from './near-job-row.tsx';
import { ShareJob } from './share-job.tsx';
import { SimilarJobs } from './similar-jobs.tsx';

const questions = ['Can you lift 50 pounds?', 'Do you have your own truck?'];
const Screening = () => {
  const { complete: _, ...screening } = useScreening(questions);
  return <ScreeningQuestions {...screening} />;
};

const fullJob = ownJob({
  whyWorkHere: 'Every crew has its own trailer.',
  shift: 'Day shift',
  openings: 2,
  startDate: '2027-01-11',
  hours: '6:30 to 3:00',
  area: 'North shore of the lake',
  drugTest: true,
});

export const examples: Examples = {
  ApplicationLine: {
    applied: () => <ApplicationLine appliedAt="2026-11-20T15:00:00.000Z" seen={false} />,
    seen: () => <ApplicationLine appliedAt="2026-11-20T15:00:00.000Z" seen />,
    answered: () => <ApplicationLine appliedAt="2026-11-20T15:00:00.000Z" seen answeredAt="2026-11-23T15:00:00.000Z" />,
  },
  PlaceAndMiles: {
    default: () => <PlaceAndMiles place="Warsaw, IN" miles={t('{{count}} miles', { count: 4 })} />,
  },
  MissingForApplying: {
    open: () => <MissingForApplying jobId={JOB} gaps={['name', 'zip', 'phoneNumber', 'trades']} onClose={() => {}} />,
  },
  ScreeningDialog: {
    open: () => <ScreeningDialog open questions={questions} busy={false} onSend={() => {}} onClose={() => {}} />,
  },
  ScreeningQuestions: { default: () => <Screening /> },
  WithdrawDialog: {
    open: () => <WithdrawDialog job={jobCard()} onClose={() => {}} />,
  },
  EmployeeTabs: { default: { Draw: () => <EmployeeTabs />, as: 'provider' } },
  FillJobDialog: { open: () => <FillJobDialog job={ownJob()} onClose={() => {}} /> },
  FitCard: { reason: { Draw: () => <FitCard job={ownJob()} reason="Carpentry, 4 miles" />, as: 'candidate' } },
  JobPostFacts: { default: () => <JobPostFacts job={ownJob()} /> },
  JobPostBody: { short: () => <JobPostBody job={ownJob()} />, 'all facts': () => <JobPostBody job={fullJob} /> },
  NearJobRow: {
    default: () => (
      <>
        <h2>{t('Similar jobs')}</h2>
        <ListCard>
          <NearJobRow job={jobCard()} />
          <NearJobRow
            job={jobCard({ id: '1'.repeat(24), name: 'Journeyman Gas Fitter for the new plant', miles: 0.2 })}
          />
        </ListCard>
      </>
    ),
  },
  RowFactsLine: {
    every: () => (
      <RowFactsLine
        job={{
          startDate: '2027-01-12',
          shift: 'Day shift',
          openings: 3,
          travel: ['Per diem', 'Lodging paid'],
          overtime: 'Some overtime',
          requiredLicenses: ['osha-10', 'twic', 'cdl'],
        }}
      />
    ),
  },
  ShareJob: { default: () => <ShareJob job={ownJob()} /> },
  SimilarJobs: {
    default: {
      Draw: () => <SimilarJobs job={ownJob()} title={t('Similar jobs')} />,
      as: 'candidate',
      replies: [
        answering(searchJobs, {
          result: [jobCard({ id: '1'.repeat(24) }), jobCard({ id: '2'.repeat(24), name: 'Pipefitter' })],
          total: 2,
          pageCount: 1,
          perMile: [0, 0, 0, 0, 2],
        }),
      ],
    },
  },
  AppliedPill: { default: () => <AppliedPill appliedAt="2026-11-23T14:40:00.000Z" /> },
  DeleteJobDialog: { open: () => <DeleteJobDialog jobId={'c'.repeat(24)} onClose={() => {}} /> },
  JobStatus: {
    states: () => (
      <Chips>
        <JobStatus job={{ status: 'Active' }} />
        <JobStatus job={{ status: 'Inactive' }} />
        <JobStatus job={{ status: 'Paused' }} />
        <JobStatus job={{ status: 'Filled' }} />
      </Chips>
    ),
  },
  MatchReason: { default: () => <MatchReason>Carpentry, Master, 4 miles</MatchReason> },
};
