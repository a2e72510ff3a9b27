import type { KnownPerson } from '@plumbline/shared/contracts/jobs/known-people';
import { type ApplicantStage, applicantStages } from '@plumbline/shared/domain/jobs/applicant-stages';

/** A stage, or '' for people without a job, who have none. */
export type ColumnKey = ApplicantStage | '';
export type BoardColumn = { key: ColumnKey; people: readonly KnownPerson[] };

/** Returns the loaded people by stage; first those without a job, if there are any. */
export const boardColumns = (rows: readonly KnownPerson[], only: ApplicantStage | ''): BoardColumn[] => {
  const keys: readonly ColumnKey[] = only ? [only] : ['', ...applicantStages];
  return keys
    .map((key) => ({ key, people: rows.filter(({ stage = '' }) => stage === key) }))
    .filter(({ key, people }) => key !== '' || people.length > 0);
};
