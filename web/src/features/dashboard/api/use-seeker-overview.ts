import type { getSeekerOverview } from '@plumbline/shared/contracts/dashboard/dashboard';
import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import { useQuery } from '@tanstack/react-query';
import { A_VISIT, seekerOverviewQuery } from '../../../lib/queries/dashboard.ts';

export type SeekerOverview = ResponseOf<typeof getSeekerOverview>;

/** A part of a job seeker's dashboard; one call loads all of it. */
export const useSeekerOverview = <T>(select: (overview: SeekerOverview) => T, enabled = true) =>
  useQuery({ ...seekerOverviewQuery, staleTime: A_VISIT, select, enabled });
