import { useEffect } from 'react';
import { readStored, writeStored } from '../../lib/session/browser-storage.ts';
import { useSessionKind } from '../../lib/session/session.ts';
import { useCompanyStats } from './api/use-company-stats.ts';
import { usePendingItems } from './api/use-pending-items.ts';
import { type SeekerOverview, useSeekerOverview } from './api/use-seeker-overview.ts';
import { useSteps } from './api/use-steps.ts';

const isNewSeeker = ({ steps, applications, saved, waiting }: SeekerOverview): boolean =>
  steps.done < steps.total && applications.total + saved.total + waiting.length === 0;

/**
 * Whether the company is new: it has open set-up steps, no posted job, no pending items, and only zeros as numbers.
 * Undefined until these have loaded.
 */
const useIsNewCompany = (hires: boolean): boolean | undefined => {
  const [steps, stats, waiting] = [useSteps(), useCompanyStats(hires), usePendingItems()];
  if (!steps.data || !stats.data || !waiting.data) return undefined;
  const { days: _, matches: __, ...numbers } = stats.data;
  const hasNumbers = Object.values(numbers).some((count) => count > 0);
  const hasPosted = steps.data.items.some(({ name, done }) => name === 'first-job' && done);
  return steps.data.done < steps.data.total && !hasNumbers && !hasPosted && waiting.data.results.length === 0;
};

/**
 * Whether the dashboard shows the first steps instead of numbers that are all zero. Until the response comes, the value
 * of the last visit is used, so that nothing moves.
 */
export const useFirstSteps = (): boolean => {
  const kind = useSessionKind();
  const hires = kind === 'provider' || kind === 'vendor';
  const ofCompany = useIsNewCompany(hires);
  const ofSeeker = useSeekerOverview(isNewSeeker, kind === 'candidate').data;
  const known = hires ? ofCompany : ofSeeker;
  useEffect(() => {
    if (known !== undefined && readStored('firstSteps') !== known) writeStored('firstSteps', known);
  }, [known]);
  return known ?? (kind !== 'educational' && (readStored('firstSteps') ?? false));
};
