import { earliestStart } from '@plumbline/shared/domain/projects/start-date';
import { now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';

/** Throws unless a new or changed start date is today or later. */
export const requireStartAhead = (startDate: string): void => {
  if (startDate < earliestStart(now())) throw new ApiError('start_date_over', { path: 'startDate' });
};
