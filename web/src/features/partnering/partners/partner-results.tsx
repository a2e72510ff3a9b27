import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { useTranslation } from 'react-i18next';
import { CompanyBoard, CompanyBoardShape, CompanyCard } from '../../../components/company-card/company-card.tsx';
import { InviteButton } from '../../../components/project/invite-button.tsx';
import { searchFailure } from '../../../lib/api/error-text.ts';
import { nearOrWhole } from '../../../lib/near-or-whole.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import type { useCompanySearch } from '../api/use-company-search.ts';
import { Miles } from '../search-parts.ts';
import { PartnerResults } from '../search-results.tsx';
import type { PartnerSearch } from './partner-search.ts';

type CompanyResultsProps = {
  query: ReturnType<typeof useCompanySearch>;
  search: PartnerSearch;
  profilePath: (id: string) => string;
  onSearch: (search: PartnerSearch) => void;
};

/** The companies a search found [PRJ-27]. */
export const CompanyResults = ({ query, search, profilePath, onSearch }: CompanyResultsProps) => {
  const { t } = useTranslation();
  const { data, isLoading, isError, isPlaceholderData, fetchStatus } = query;
  if (!data) {
    if (!isLoading && !isError && fetchStatus !== 'paused') return null;
    return (
      <PendingCard query={query} failure={searchFailure(t, query.error)}>
        <CompanyBoardShape />
      </PendingCard>
    );
  }
  if (data.total === 0) {
    return (
      <Card role="status">
        <EmptyState
          title={t('No results. Check back next time!')}
          help={t('Try fewer categories, or the ZIP Code of a larger town nearby.')}
        />
      </Card>
    );
  }
  return (
    <PartnerResults
      heading={t('{{count}} companies within {{miles}} miles', { count: data.total, miles: SEARCH_RADIUS_MILES })}
      tape={(from, to) => t('Companies by distance, from {{from}} to {{to}} miles', { from, to })}
      miles={data.results.map(({ miles }) => miles)}
      page={search.page}
      pageCount={data.pageCount}
      busy={isPlaceholderData}
      onTurn={(page) => onSearch({ ...search, page })}
    >
      <CompanyBoard>
        {data.results.map((company) => (
          <CompanyCard
            key={company.id}
            company={company}
            to={profilePath(company.id)}
            action={t('View Profile')}
            more={<InviteButton company={company} label={t('Invite')} />}
            corner={
              <Miles className="figure num">
                <b>{nearOrWhole(company.miles)}</b> {t('mi')}
              </Miles>
            }
          />
        ))}
      </CompanyBoard>
    </PartnerResults>
  );
};
