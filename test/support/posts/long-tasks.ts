import type { StaffTask, WholeTask } from '@plumbline/shared/contracts/admin/queue';
import { taskKinds } from '@plumbline/shared/domain/support/staff-tasks';

/** A word without a place to break, longer than a line on a phone. */
const LONG_WORD = 'Wasserwaagenfabrikationsgesellschaftsmitgliedschaft';

const DATE = '2026-11-20T10:00:00.000Z';
const id = '5'.repeat(24);
const staff = { id: '9'.repeat(24), name: LONG_WORD };
const account = { id, type: 'company', name: LONG_WORD } as const;
const reporter = { id: '6'.repeat(24), type: 'jobSeeker', name: LONG_WORD } as const;
/** What people wrote, in English, with the places where a text is taken apart. */
const written = `When I called, the number was dead: "not in service" with a beep.\n\nWhat are you going to do, and when? ${LONG_WORD}`;

const paid = { amount: 490_000, product: 'Skilled Worker and Resume Unlock', slug: 'unlock_applicant_resume_skill_2' };
const report = {
  id,
  subject: { id, name: LONG_WORD },
  account,
  reason: 'scam',
  details: written,
  date: DATE,
  state: 'open',
} as const;

type Content = Pick<StaffTask, 'unlock' | 'dispute' | 'report' | 'support' | 'document'>;
const contents: Record<(typeof taskKinds)[number], Content> = {
  unlock: {
    unlock: {
      ...{ ...paid, id: 'pi_5', company: id, companyName: LONG_WORD, seeker: id, seekerName: LONG_WORD, userId: id },
      ...{ reason: written, date: DATE, status: 'paid', state: 'open' },
    },
  },
  dispute: {
    dispute: {
      ...{
        ...paid,
        id: 'pi_5',
        date: DATE,
        company: account,
        seeker: reporter,
        jobName: LONG_WORD,
        status: 'disputed',
      },
      dispute: { status: 'needs_response', reason: 'product_not_received', dueBy: DATE },
    },
  },
  report: { report: { ...report, kind: 'job', reporter } },
  signal: { report: { ...report, kind: 'project', reason: 'blocked-words' } },
  support: {
    support: { id, email: `${LONG_WORD}@${LONG_WORD}.test`, data: written, date: DATE, state: 'open', replies: [] },
  },
  document: {
    document: {
      owner: account,
      document: { id, kind: 'contractor-license', number: LONG_WORD, expires: '2027-05-31', validity: 'valid' },
    },
  },
};

const states = [
  {},
  { owner: { ...staff, since: DATE } },
  { state: 'closed', closedAt: DATE, owner: { ...staff, since: DATE } },
] as const;

/** Of every kind a free task, one that a colleague has, and a closed one, each with words too long for a line. */
export const longTasks: readonly StaffTask[] = taskKinds.flatMap((kind) =>
  states.map((state, index) => ({
    ...{ kind, id: `${kind}${index}`, state: 'open', openedAt: DATE, dueOn: '2026-11-24' },
    ...contents[kind],
    ...state,
  })),
);

/** Such a task with its sender and notes. */
export const wholeLongTask = (task: StaffTask): WholeTask => ({
  ...task,
  ...(task.support && {
    sender: {
      ...{ signedIn: true, account, email: task.support.email, mailProblem: 'bounced' },
      others: [{ id, date: DATE, data: written, state: 'open' }],
    },
  }),
  notes: [{ id, author: LONG_WORD, date: DATE, text: written }],
});
