import { Box } from '@chakra-ui/react';
import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import { SAVED_JOBS_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useSavedJobs } from '../../lib/queries/jobs/saved-jobs.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { PendingAnswer } from '../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { MyJobsFrame } from './my-jobs-frame.tsx';
import { SavedTable } from './saved-table.tsx';

export const NoSavedJobs = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={Bookmark}
      title={t('No saved jobs at this time')}
      help={t('Save a job in the search to find it here again.')}
      action={<ButtonLink to={paths.jobs.search.path()}>{t('Find Jobs')}</ButtonLink>}
    />
  );
};

const SavedList = () => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const page = pageIn(search);
  const saved = useSavedJobs(page, SAVED_JOBS_PAGE_SIZE);
  const { data, isPlaceholderData } = saved;
  if (!data) {
    return (
      <Card>
        <PendingAnswer query={saved} failure={t("We couldn't load your saved jobs.")}>
          <SavedTable rows={undefined} />
        </PendingAnswer>
      </Card>
    );
  }
  const onPage = Math.min(SAVED_JOBS_PAGE_SIZE, Math.max(data.total - (page - 1) * SAVED_JOBS_PAGE_SIZE, 0));
  // A placeholder is the page before, whose rows say nothing about this one.
  const gone = isPlaceholderData ? 0 : onPage - data.result.length;
  const hasRows = data.result.length > 0;
  return (
    <>
      {(hasRows || isPlaceholderData || gone <= 0) && (
        <Card aria-busy={isPlaceholderData}>
          {hasRows || isPlaceholderData ? <SavedTable rows={hasRows ? data.result : undefined} /> : <NoSavedJobs />}
        </Card>
      )}
      {gone > 0 && (
        <Box as="p" color="muted" textStyle="small">
          {t("{{count}} saved jobs are no longer public and aren't listed.", { count: gone })}
        </Box>
      )}
      <Pager
        page={page}
        pageCount={Math.ceil(data.total / SAVED_JOBS_PAGE_SIZE)}
        onChange={(next) => setSearch({ page: String(next) })}
      />
    </>
  );
};

/** /my-jobs/saved [SEE-20]. */
export const SavedPage = () => (
  <MyJobsFrame>
    <SavedList />
  </MyJobsFrame>
);
