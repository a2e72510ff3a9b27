import { PARTNER_SEARCH_PAGE_SIZE, SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { useSession } from '../../../lib/session/session.ts';
import { isSearchable, type PartnerForm, type PartnerSearch } from '../partners/partner-search.ts';

const filtersOf = ({ categories, industry, certification, kind }: PartnerForm, own?: string) => ({
  type: 'provider' as const,
  ...(own && { id: { $ne: own } }),
  ...(kind !== 'all' && { vendor: { $exists: kind === 'vendors' } }),
  ...(categories.length > 0 && {
    $or: [{ tradesRelatedToProduct: { $in: categories } }, { selfPerformWorkCategories: { $in: categories } }] as [
      { tradesRelatedToProduct: { $in: string[] } },
      { selfPerformWorkCategories: { $in: string[] } },
    ],
  }),
  ...(certification.length > 0 && { qualifiedDesignations: { $in: certification } }),
  ...(industry.length > 0 && { industry: { $in: industry } }),
});

/** The companies that a search finds; not requested while the ZIP can't be valid [PRJ-30]. */
export const useCompanySearch = ({ form, page }: PartnerSearch) => {
  const own = useSession().profile?.id;
  const body = {
    filters: { zip: form.zip, radius: SEARCH_RADIUS_MILES },
    mongoFilters: filtersOf(form, own),
    page,
    limit: PARTNER_SEARCH_PAGE_SIZE,
  };
  return useQuery({
    queryKey: queryKeys.companySearch(body),
    queryFn: ({ signal }) => call('POST /api/company/profile/search', { body }, { signal }),
    enabled: isSearchable(form),
    placeholderData: keepPreviousData,
  });
};
