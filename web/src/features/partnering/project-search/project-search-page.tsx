import { Box } from '@chakra-ui/react';
import { projectSearchForm } from '@plumbline/shared/contracts/projects/project-search';
import { WRONG_PARTNER_ZIP } from '@plumbline/shared/contracts/search/companies';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { Search } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TradePartnerFrame } from '../../../components/project/trade-partner-frame.tsx';
import { TradeField } from '../../../components/trades/trade-field.tsx';
import { searchFailure } from '../../../lib/api/error-text.ts';
import { refusesZip, zipRefusalText } from '../../../lib/api/zip-refusal.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ZipField } from '../../../ui/fields/special-fields.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { BESIDE_CONTROLS, SearchCard } from '../../../ui/lists/search-card.ts';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { ListSkeleton } from '../../../ui/states/skeleton.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useProjectSearch } from '../api/use-project-search.ts';
import { PartnerResults } from '../search-results.tsx';
import { ProjectResult } from './project-result.tsx';
import { fromAddress, isSearchable, type ProjectSearch, toAddress } from './project-search.ts';

type ResultsProps = {
  query: ReturnType<typeof useProjectSearch>;
  search: ProjectSearch;
  onSearch: (search: ProjectSearch) => void;
};

const Results = ({ query, search, onSearch }: ResultsProps) => {
  const { t } = useTranslation();
  const { data, isLoading, isError, isPlaceholderData, fetchStatus } = query;
  if (!data) {
    if (!isLoading && !isError && fetchStatus !== 'paused') return null;
    return (
      <PendingCard query={query} failure={searchFailure(t, query.error)}>
        <Card pad>
          <ListSkeleton avatar={false} />
        </Card>
      </PendingCard>
    );
  }
  if (data.total === 0) {
    return (
      <Card role="status">
        <EmptyState
          title={t('There are no projects that match the zip code and/or categories')}
          help={t('Try fewer categories, or the ZIP Code of a larger town nearby.')}
        />
      </Card>
    );
  }
  return (
    <PartnerResults
      heading={t('{{count}} projects within {{miles}} miles', { count: data.total, miles: SEARCH_RADIUS_MILES })}
      tape={(from, to) => t('Projects by distance, from {{from}} to {{to}} miles', { from, to })}
      miles={data.results.map(({ miles }) => miles)}
      page={search.page}
      pageCount={data.pageCount}
      busy={isPlaceholderData}
      onTurn={(page) => onSearch({ ...search, page })}
    >
      <ListCard>
        {data.results.map((project) => (
          <ProjectResult key={project.id} project={project} />
        ))}
      </ListCard>
    </PartnerResults>
  );
};

const ProjectSearchScreen = ({ title }: { title: string }) => {
  const { t } = useTranslation();
  const { profile } = useSession();
  const [params, setParams] = useSearchParams();
  const address = String(params);
  const search = useMemo(() => fromAddress(new URLSearchParams(address), profile ?? {}), [address, profile]);
  const startsWithOwnTrades = address === '' && search.form.tradeCategories.length > 0;
  const query = useProjectSearch(search);
  const form = useSchemaForm({
    schema: projectSearchForm,
    defaultValues: search.form,
    values: search.form,
  });
  const { control, setError, trigger } = form;
  const refused = refusesZip(query.error);
  // Shows the error of the ZIP: a missing or invalid one on load, when no search runs, and an unknown one after the
  // response [PRJ-24].
  useEffect(() => {
    if (!isSearchable(search.form)) void trigger('zip');
    if (refused) setError('zip', { message: zipRefusalText(query.error, WRONG_PARTNER_ZIP) });
  }, [search, refused, query.error, setError, trigger]);
  const submit = form.handleSubmit((values) => {
    const next = { form: values, page: 1 };
    if (String(toAddress(next)) === String(toAddress(search))) void query.refetch();
    else setParams(toAddress(next));
  });
  return (
    <>
      <SearchCard aria-label={title} onSubmit={submit} noValidate>
        <Box maxWidth={{ base: '140px', md: 'none' }}>
          <ZipField control={control} name="zip" label={t('ZIP Code')} required />
        </Box>
        <TradeField control={control} name="tradeCategories" label={t('Industry Type')} />
        <Button variant="primary" type="submit" minHeight="46px" marginTop={{ md: BESIDE_CONTROLS }}>
          <Search size={20} aria-hidden />
          {t('Search')}
        </Button>
      </SearchCard>
      {startsWithOwnTrades && (
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" color="muted" textStyle="small">
          <span>{t('Only projects that want your trades.')}</span>
          <Button
            variant="quiet"
            onClick={() => setParams(toAddress({ form: { ...search.form, tradeCategories: [] }, page: 1 }))}
          >
            {t('Show all projects')}
          </Button>
        </Box>
      )}
      {!refused && <Results query={query} search={search} onSearch={(next) => setParams(toAddress(next))} />}
    </>
  );
};

/** /trade-partners/search-projects: other companies' open projects, around the company's ZIP on load [PRJ-22]. */
export const ProjectSearchPage = () => {
  const { t } = useTranslation();
  const title = t('Search Projects');
  return (
    <TradePartnerFrame title={title}>
      <ProjectSearchScreen title={title} />
    </TradePartnerFrame>
  );
};
