import { getReachQuestion } from '@plumbline/shared/contracts/access/reach';
import { getWorkerHistory } from '@plumbline/shared/contracts/jobs/worker-history';
import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { answering } from '../../../gallery/replies.ts';
import { seeker } from '../../../gallery/workers.ts';
import { Button } from '../../ui/controls/button.tsx';
import { WorkerHistory } from './history/worker-history.tsx';
import { InformationFacts } from './information-facts.tsx';
import { LastActivity } from './last-activity.tsx';
import { ManagementExperience } from './management-experience.tsx';
import { ReferenceCards } from './reference-cards.tsx';
import { OpenResume } from './resume/open-resume.tsx';
import { SeekerBody } from './seeker-body.tsx';
import { SeekerHeader } from './seeker-header.tsx';
import type { SeekerPart } from './seeker-part.ts';
import { LookingFor, Skills } from './skills.tsx';
import { TransportationChecks } from './transportation-checks.tsx';
import { UnlockedCard } from './unlocked-card.tsx';
import { WorkHistory } from './work-history.tsx';

const part: SeekerPart = {
  positionSeeking: ['Full-Time', 'Part-Time'],
  hasHandsOnExperience: true,
  tradeCategories: ['Framing', 'Siding'],
  handsOnExperiences: [{ category: 'Framing', rating: 2, amount: '5-10YR' }],
  managementExperience: ['Crew Management'],
  validDriversLicense: true,
  validCdlLicense: true,
  cdlClass: 'A',
  reliableTransportation: false,
  previousCompaniesWorkedFor: [
    { position: 'Lead framer', from: '2019', to: '2025', dailyResponsibilities: 'Ran a crew of four.' },
    { position: 'Helper', from: '2016', to: '2019', dailyResponsibilities: '' },
  ],
};
const open = {
  redacted: false,
  name: 'Travis',
  lastName: 'Yoder',
  phoneNumber: '5742691234',
  phoneExtension: '7',
  email: 'travis.yoder.of.the.long.address@carpenters-of-kosciusko.example',
};
const noQuestion = [answering(getReachQuestion, { asks: false })];

const date = '2026-11-20T15:00:00.000Z';
const job = { id: 'a'.repeat(24), name: 'Lead Framing Carpenter' };
const history = answering(getWorkerHistory, {
  results: [
    { kind: 'stage-moved', date, by: 'Renee Hartzler', job, stage: 'interview' },
    { kind: 'briefing-accepted', date, job },
    { kind: 'unlocked', date, by: 'Renee Hartzler' },
  ],
});

/** The section below the heading of its card. */
const Management = (props: { part: SeekerPart }) => (
  <>
    <h2>{t('Professional Summary')}</h2>
    <ManagementExperience {...props} />
  </>
);

export const examples: Examples = {
  InformationFacts: {
    empty: () => <InformationFacts part={{}} />,
    full: () => <InformationFacts part={{ ...part, hiddenFacts: ['Veteran'] }} />,
  },
  LastActivity: {
    known: () => <LastActivity at="2026-11-20T15:00:00.000Z" />,
    unknown: () => <LastActivity at={undefined} />,
  },
  ManagementExperience: {
    some: () => <Management part={part} />,
    none: () => <Management part={{}} />,
  },
  ReferenceCards: {
    default: () => (
      <ReferenceCards
        references={[{ name: 'Ruth Eby', relationship: 'Foreman', email: 'ruth@example.test', phone: '5742690000' }]}
      />
    ),
  },
  OpenResume: {
    default: () => (
      <OpenResume
        name="Travis Yoder"
        resume={{
          id: 'f'.repeat(48),
          name: 'resume.pdf',
          type: 'application/pdf',
          version: 1,
          size: 80_000,
          createdAt: '2026-11-01T10:00:00.000Z',
        }}
      />
    ),
  },
  SeekerBody: {
    masked: () => <SeekerBody seeker={seeker(part, { referenceCount: 2 })} />,
    open: () => <SeekerBody seeker={seeker(part, open)} />,
    empty: () => <SeekerBody seeker={seeker()} />,
  },
  SeekerHeader: {
    masked: () => <SeekerHeader seeker={seeker()} reason="Framing, Journeyman, 6 miles" />,
    open: () => <SeekerHeader seeker={seeker(part, open)} />,
    'open without a phone': () => <SeekerHeader seeker={seeker(part, { redacted: false, name: 'Travis' })} />,
  },
  LookingFor: { some: () => <LookingFor part={part} />, none: () => <LookingFor part={{}} /> },
  Skills: { some: () => <Skills part={part} />, none: () => <Skills part={{}} /> },
  TransportationChecks: {
    answered: () => <TransportationChecks part={part} />,
    empty: () => <TransportationChecks part={{}} />,
  },
  UnlockedCard: {
    unlocked: {
      Draw: () => <UnlockedCard seeker={seeker(part, open)} title={t('Contact')} />,
      as: 'provider',
      replies: noQuestion,
    },
    'with a decision': {
      Draw: () => (
        <UnlockedCard seeker={seeker(part, open)} title={t('Contact')} status="Connected">
          <Button>{t('Decline')}</Button>
        </UnlockedCard>
      ),
      as: 'provider',
      replies: noQuestion,
    },
    'asked whether they were reached': {
      Draw: () => <UnlockedCard seeker={seeker(part, open)} title={t('Contact')} />,
      as: 'provider',
      replies: [answering(getReachQuestion, { asks: true, payment: 'pi_1' })],
    },
  },
  WorkerHistory: {
    closed: { Draw: () => <WorkerHistory seekerId="s" />, as: 'provider', replies: [history] },
    open: { Draw: () => <WorkerHistory seekerId="s" />, as: 'provider', replies: [history], press: ['Show'] },
    empty: {
      Draw: () => <WorkerHistory seekerId="s" />,
      as: 'provider',
      replies: [answering(getWorkerHistory, { results: [] })],
      press: ['Show'],
    },
    failed: {
      Draw: () => <WorkerHistory seekerId="s" />,
      as: 'provider',
      replies: [answering(getWorkerHistory, { status: 500, code: 'unexpected' })],
      press: ['Show'],
    },
  },
  WorkHistory: {
    open: () => <WorkHistory part={part} />,
    locked: () => <WorkHistory part={part} locked />,
    empty: () => <WorkHistory part={{}} />,
  },
};
