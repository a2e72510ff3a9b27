import type { SavedSearch } from '@plumbline/shared/contracts/my-jobs/saved-searches';
import { paths } from '@plumbline/shared/options/paths';
import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useChangeSearch, useDeleteSearch, useSavedSearches } from '../api/saved-searches.ts';
import { SearchNameDialog } from './search-name-dialog.tsx';
import { SearchRows, SearchRowsShape } from './search-rows.tsx';

const NoSearches = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={BellPlus}
      title={t('No saved searches yet')}
      help={t('Save a search and we email you its new jobs once a day.')}
      action={<ButtonLink to={paths.jobs.search.path()}>{t('Find Jobs')}</ButtonLink>}
    />
  );
};

const SavedSearchList = ({ rows }: { rows: readonly SavedSearch[] }) => {
  const { t } = useTranslation();
  const change = useChangeSearch();
  const remove = useDeleteSearch();
  const [renamed, setRenamed] = useState<SavedSearch>();
  const [deleted, setDeleted] = useState<SavedSearch>();
  const onError = (error: Error) => toast.error(errorText(t, error, msg('Something went wrong.')));
  return (
    <>
      <SearchRows
        rows={rows}
        onMail={({ id }, mail) => change.mutate({ id, mail }, { onError })}
        onRename={setRenamed}
        onDelete={setDeleted}
      />
      <SearchNameDialog
        title={t('Rename search')}
        name={renamed?.name}
        busy={change.isPending}
        onSave={(name) =>
          renamed && change.mutate({ id: renamed.id, name }, { onError, onSuccess: () => setRenamed(undefined) })
        }
        onClose={() => setRenamed(undefined)}
      />
      <ConfirmDialog
        open={deleted !== undefined}
        title={t('Delete search')}
        text={t('Delete "{{name}}"? Its emails stop as well.', { name: deleted?.name })}
        confirmLabel={t('Delete')}
        danger
        busy={remove.isPending}
        onCancel={() => setDeleted(undefined)}
        onConfirm={() => deleted && remove.mutate(deleted.id, { onError, onSettled: () => setDeleted(undefined) })}
      />
    </>
  );
};

/** /jobs/searches: a job seeker's saved searches. */
export const SavedSearchesPage = () => {
  const { t } = useTranslation();
  const searches = useSavedSearches();
  const rows = searches.data?.results;
  return (
    <>
      <BackLink to={paths.jobs.search.path()} label={t('Back to Search')} />
      <PageHeader title={t('Saved searches')}>
        {t('New jobs come by email once a day, around 8 in the morning.')}
      </PageHeader>
      {rows ? (
        rows.length === 0 ? (
          <Card>
            <NoSearches />
          </Card>
        ) : (
          <SavedSearchList rows={rows} />
        )
      ) : (
        <PendingCard query={searches} failure={t("We couldn't load your saved searches.")}>
          <SearchRowsShape />
        </PendingCard>
      )}
    </>
  );
};
