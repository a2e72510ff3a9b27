import type { ReachedStage, ApplicantStage as Stage } from '@plumbline/shared/domain/jobs/applicant-stages';
import { reachedStages } from '@plumbline/shared/domain/jobs/applicant-stages';
import { BatchGetRequest, DeleteTransaction, type FormattedItem, item, PutTransaction, string } from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { encodeCursor } from '../core/cursor.ts';
import { Entity } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type OrderedPage, queryCount, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import type { Write } from '../core/transact.ts';

const stageOfApplicant = tablePattern({
  partition: 'JOB#{job}',
  sort: 'STAGE#{seeker}',
  finds: 'How far a company has come with an applicant',
});
const applicantsOfStage = indexPattern('gsi1', {
  partition: 'JOB#{job}',
  sort: 'STAGE#{stage}#{date}#{seeker}',
  finds: "A job's applicants of one stage, by the date they came into it",
});

/** The stage of an applicant in a company's selection. New applicants have no item. */
export const ApplicantStage = new Entity({
  name: 'ApplicantStage',
  table,
  timestamps: false,
  schema: item({
    job: string().key(),
    seeker: string().key(),
    stage: string().enum(...reachedStages),
    /** When the applicant reached the stage (ISO). */
    date: string(),
  }).and((schema) => indexKeys(schema, applicantsOfStage, (applicant) => applicant)),
  computeKey: stageOfApplicant.keys,
});
export type ApplicantStageItem = FormattedItem<typeof ApplicantStage>;

export const applicantStageRequest = (job: string, seeker: string) =>
  ApplicantStage.build(BatchGetRequest).key({ job, seeker });

/** Moves an applicant to another stage; fails when the stage is no longer `from`. */
export const moveStage = (key: { job: string; seeker: string }, from: Stage, to: Stage, date: string): Write => {
  const condition =
    from === 'new' ? ({ attr: 'stage', exists: false } as const) : ({ attr: 'stage', eq: from } as const);
  return to === 'new'
    ? ApplicantStage.build(DeleteTransaction).key(key).options({ condition })
    : ApplicantStage.build(PutTransaction)
        .item({ ...key, stage: to, date })
        .options({ condition });
};

/** Returns the write that deletes a stage, when an application is declined, withdrawn or sent again. */
export const deleteStage = (job: string, seeker: string): Write =>
  ApplicantStage.build(DeleteTransaction).key({ job, seeker });

/** Returns a page of a job's applicants in one stage, newest first by default. */
export const listApplicantsOfStage = (job: string, stage: ReachedStage, page: OrderedPage) =>
  queryPage(ApplicantStage, applicantsOfStage.list({ job, stage }), { reverse: true, ...page });

/** Returns the cursor that continues that list after an applicant. */
export const cursorAfterApplicant = (applicant: ApplicantStageItem) =>
  encodeCursor({ ...stageOfApplicant.keys(applicant), ...applicantsOfStage.keys(applicant) });

/** Returns the number of applicants in a stage, or in all stages except 'new'. */
export const countApplicantsOfStage = (job: string, stage?: ReachedStage): Promise<number> =>
  queryCount(ApplicantStage, applicantsOfStage.list({ job, ...(stage && { stage }) }));
