import type { workHistoryEntry } from '@plumbline/shared/contracts/profiles/profile-shape';
import { workHistoryProblems } from '@plumbline/shared/domain/profile/work-history';
import type { z } from 'zod';
import { nowIso } from '../../../platform/clock.ts';
import { InvalidRequest } from '../../../platform/errors.ts';

const FIELD = 'jobSeeker.previousCompaniesWorkedFor';

/** Throws when a job of the work history starts in the future or ends before its start. */
export const requirePossibleHistory = (history: z.output<typeof workHistoryEntry>[] = []): void => {
  const errors = workHistoryProblems(history, nowIso().slice(0, 10)).map(({ path, message }) => ({
    path: `${FIELD}.${path}`,
    message,
  }));
  if (errors.length > 0) throw new InvalidRequest(errors);
};
