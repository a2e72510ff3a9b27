import type { JobSearch } from '@plumbline/shared/contracts/jobs/search-address';
import { SAVED_SEARCH_NAME_LENGTH } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { BellPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useSaveSearch } from '../api/saved-searches.ts';
import { isSearchable } from '../search-form.ts';

const SearchNameDialog = lazy(async () => ({ default: (await import('./search-name-dialog.tsx')).SearchNameDialog }));

/** Saves the current search with a daily e-mail of new jobs, and links to the saved searches. */
export const SaveSearch = ({ search: { form, sort } }: { search: JobSearch }) => {
  const { t } = useTranslation();
  const [name, setName] = useState<string>();
  const [named, setNamed] = useState(false);
  const save = useSaveSearch();
  const suggested = [form.zip, ...form.tradeCategories.map((trade) => t(trade))].join(', ');
  const ask = () => {
    setNamed(true);
    setName(suggested.slice(0, SAVED_SEARCH_NAME_LENGTH));
  };
  const send = (chosen: string) =>
    save.mutate(
      { name: chosen, form, sort, mail: true },
      {
        onSuccess: () => {
          toast.success(t('Search saved. We email you new jobs once a day.'));
          setName(undefined);
        },
        onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
      },
    );
  return (
    <>
      <Button disabled={!isSearchable(form)} onClick={ask}>
        <BellPlus size={18} aria-hidden />
        {t('Save search')}
      </Button>
      <ButtonLink variant="quiet" to={paths.jobs.searches.path()}>
        {t('Saved searches')}
      </ButtonLink>
      {named && (
        <Suspense>
          <SearchNameDialog
            title={t('Save search')}
            name={name}
            note={t('New jobs come by email once a day, only when there are any. You can turn that off at any time.')}
            busy={save.isPending}
            onSave={send}
            onClose={() => setName(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
