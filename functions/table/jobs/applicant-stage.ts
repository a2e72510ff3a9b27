import { type ReachedStage, reachedStages } from '@plumbline/shared/domain/jobs/applicant-stages';
import {
  BatchGetRequest,
  boolean,
  type Condition,
  ConditionCheck,
  DeleteTransaction,
  type FormattedItem,
  item,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { encodeCursor } from '../core/cursor.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type OrderedPage, queryAll, queryCount, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import type { Write } from '../core/transact.ts';

const stageOfApplicant = tablePattern({
  partition: 'JOB#{job}',
  sort: 'STAGE#{seeker}',
  finds: 'How far a company has come with a person it may hire',
});
const applicantsOfStage = indexPattern('gsi1', {
  partition: 'JOB#{job}',
  sort: 'STAGE#{stage}#{date}#{seeker}',
  finds: "A job's applicants of one stage, by the date they came into it",
});

const stagesWithoutApplication = indexPattern('gsi2', {
  partition: 'PROFILE#{seeker}',
  sort: 'STAGE#{job}',
  finds: 'The stages of a seeker who never applied, to delete them with the account',
});

/**
 * How far a company has come with a person: an applicant, or someone whose contact details are open to it. A person at
 * the stage 'new' has no item, or one with the assignee only.
 */
export const ApplicantStage = new Entity({
  name: 'ApplicantStage',
  table,
  timestamps: false,
  schema: item({
    job: string().key(),
    seeker: string().key(),
    stage: string()
      .enum(...reachedStages)
      .optional(),
    /** When the person reached the stage (ISO). */
    date: string().optional(),
    /** The user who moved the person to the stage. */
    movedBy: string().optional(),
    /** The user of the company who takes care of the person. */
    assignee: string().optional(),
    /** True for a person who hasn't applied to the job. They aren't in its lists and numbers of applicants. */
    withoutApplication: boolean().optional(),
  }).and((schema) => ({
    ...indexKeys(schema, applicantsOfStage, ({ job, seeker, stage, date, withoutApplication }) =>
      stage && date && !withoutApplication ? { job, seeker, stage, date } : undefined,
    ),
    ...indexKeys(schema, stagesWithoutApplication, (person) => (person.withoutApplication ? person : undefined)),
  })),
  computeKey: stageOfApplicant.keys,
});
export type ApplicantStageItem = FormattedItem<typeof ApplicantStage>;
type StageKey = Pick<ApplicantStageItem, 'job' | 'seeker'>;

export const applicantStageRequest = (job: string, seeker: string) =>
  ApplicantStage.build(BatchGetRequest).key({ job, seeker });

const isAsRead = (previous: ApplicantStageItem | undefined): { condition: Condition<typeof ApplicantStage> } => {
  const { stage, assignee } = previous ?? {};
  return {
    condition: {
      and: [
        stage ? { attr: 'stage', eq: stage } : { attr: 'stage', exists: false },
        assignee ? { attr: 'assignee', eq: assignee } : { attr: 'assignee', exists: false },
      ],
    },
  };
};

/**
 * Writes a stage, or deletes it when it has neither stage nor assignee. Fails when it has changed since it was read
 * (`previous`).
 */
export const putStage = (next: ApplicantStageItem, previous: ApplicantStageItem | undefined): Write =>
  next.stage || next.assignee
    ? ApplicantStage.build(PutTransaction).item(next).options(isAsRead(previous))
    : ApplicantStage.build(DeleteTransaction).key({ job: next.job, seeker: next.seeker }).options(isAsRead(previous));

/** Returns the write that deletes a stage, when an application is declined, withdrawn or sent again. */
export const deleteStage = (job: string, seeker: string): Write =>
  ApplicantStage.build(DeleteTransaction).key({ job, seeker });

/** Fails when a stage exists. */
export const ifNoStage = (key: StageKey): Write =>
  ApplicantStage.build(ConditionCheck).key(key).condition({ attr: 'job', exists: false });

/** Returns the stages of a seeker who never applied to those jobs. */
export const listStagesWithoutApplication = (seeker: string): Promise<ApplicantStageItem[]> =>
  queryAll(ApplicantStage, stagesWithoutApplication.list({ seeker }));

/** Returns a page of a job's applicants in one stage, newest first by default. */
export const listApplicantsOfStage = (job: string, stage: ReachedStage, page: OrderedPage) =>
  queryPage(ApplicantStage, applicantsOfStage.list({ job, stage }), { reverse: true, ...page });

/** Returns the cursor that continues that list after an applicant. */
export const cursorAfterApplicant = ({ job, seeker, stage, date }: ApplicantStageItem) =>
  encodeCursor({
    ...stageOfApplicant.keys({ job, seeker }),
    ...applicantsOfStage.keys({ job, seeker, stage: stage ?? '', date: date ?? '' }),
  });

/** Returns the number of applicants in a stage, or in all stages except 'new'. */
export const countApplicantsOfStage = (job: string, stage?: ReachedStage): Promise<number> =>
  queryCount(ApplicantStage, applicantsOfStage.list({ job, ...(stage && { stage }) }));
