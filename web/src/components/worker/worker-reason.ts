import type { WorkerCard } from '@plumbline/shared/contracts/search/workers';
import { matchReasonText } from '@plumbline/shared/domain/matching/match-reason-text';
import { wholeMiles } from '@plumbline/shared/domain/places/miles-text';
import { ratingLabel } from '@plumbline/shared/options/background/experience';

type Reasons = { reason?: string | undefined } & Partial<Pick<WorkerCard, 'trades' | 'miles'>>;

/** Returns the reason in a list of matches, or a text of the same form from the first trade of a worker. */
export const reasonOf = ({ reason, trades = [], miles }: Reasons): string | undefined => {
  const [first] = trades;
  if (reason || !first || miles === undefined) return reason;
  const rating = first.rating === undefined ? undefined : ratingLabel(first.rating);
  return matchReasonText({ category: first.category, ...(rating && { rating }), miles: wholeMiles(miles) });
};
