import { listApplicantNotes } from '@plumbline/shared/contracts/jobs/applicant-notes';
import { getJob } from '@plumbline/shared/contracts/jobs/jobs';
import { applicantStages } from '@plumbline/shared/domain/jobs/applicant-stages';
import type { Examples } from '../../../gallery/example.ts';
import { JOB, ownJob } from '../../../gallery/posts.ts';
import { answering } from '../../../gallery/replies.ts';
import { seeker, WORKER } from '../../../gallery/workers.ts';
import { ApplicantStage } from './applicant-stage.tsx';
import { MarkAsFilled } from './mark-as-filled.tsx';
import { NotesCard } from './notes/notes-card.tsx';
import { ScreeningAnswers } from './screening-answers.tsx';
import { StageSelect } from './stage-select.tsx';

const note = (index: number, text: string) => ({
  id: String(index).repeat(24),
  text,
  author: 'Renee Yoder',
  date: '2026-11-20T15:00:00.000Z',
  isOwn: index === 1,
});
const question = 'Can you lift 50 pounds?';

export const examples: Examples = {
  ApplicantStage: {
    new: () => <ApplicantStage jobId={JOB} seeker={seeker()} stage="new" />,
    hired: {
      Draw: () => <ApplicantStage jobId={JOB} seeker={seeker()} stage="hired" />,
      as: 'provider',
      replies: [answering(getJob, ownJob())],
    },
  },
  MarkAsFilled: {
    active: () => <MarkAsFilled job={ownJob()} />,
    asking: { Draw: () => <MarkAsFilled job={ownJob()} />, press: ['Mark as filled'] },
  },
  NotesCard: {
    empty: {
      Draw: () => <NotesCard seekerId={WORKER} />,
      as: 'provider',
      replies: [answering(listApplicantNotes, { results: [] })],
    },
    full: {
      Draw: () => <NotesCard seekerId={WORKER} />,
      as: 'provider',
      replies: [
        answering(listApplicantNotes, {
          results: [note(1, 'Call after 4.'), note(2, 'Asked for $34 an hour. '.repeat(12))],
        }),
      ],
    },
    failed: { Draw: () => <NotesCard seekerId={WORKER} />, as: 'provider' },
  },
  ScreeningAnswers: {
    default: () => (
      <ScreeningAnswers
        answers={[
          { question, answer: false },
          { question: 'Do you have your own truck?', answer: true },
        ]}
        questions={[{ text: question, wantsYes: true }]}
      />
    ),
  },
  StageSelect: Object.fromEntries(
    applicantStages.map((stage) => [
      stage,
      () => <StageSelect jobId={JOB} seekerId={WORKER} name="Travis Yoder" stage={stage} />,
    ]),
  ),
};
