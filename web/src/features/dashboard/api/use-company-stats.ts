import { useQuery } from '@tanstack/react-query';
import { companyStatsQuery } from '../../../lib/queries/dashboard.ts';

export const useCompanyStats = (enabled = true) => useQuery({ ...companyStatsQuery, enabled });
