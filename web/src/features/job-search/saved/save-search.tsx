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
import { useSearchText } from '../use-search-text.ts';

const SearchNameDialog = lazy(async () => ({ default: (await import('./search-name-dialog.tsx')).SearchNameDialog }));

type SaveSearchProps = {
  search: Pick<JobSearch, 'form' | 'sort'>;
  /** Whether the dialog opens first, for visitors who signed up to save the search. */
  opensFirst?: boolean;
};

/** Saves the current search with a daily e-mail of new jobs. */
export const SaveSearch = ({ search: { form, sort }, opensFirst = false }: SaveSearchProps) => {
  const { t } = useTranslation();
  const { subject } = useSearchText();
  const suggested = subject(form).slice(0, SAVED_SEARCH_NAME_LENGTH);
  const [name, setName] = useState<string | undefined>(opensFirst ? suggested : undefined);
  const [named, setNamed] = useState(opensFirst);
  const save = useSaveSearch();
  const ask = () => {
    setNamed(true);
    setName(suggested);
  };
  const send = (chosen: string) =>
    save.mutate(
      { name: chosen, form, sort, mail: true },
      {
        onSuccess: () => {
          toast.success(t("Search saved. We'll email you new jobs once a day."));
          setName(undefined);
        },
        onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
      },
    );
  return (
    <>
      <Button variant="quiet" disabled={!isSearchable(form)} onClick={ask}>
        <BellPlus size={18} aria-hidden />
        {t('Save search')}
      </Button>
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

/** A link to the saved searches, below the results. */
export const SavedSearchesLink = () => {
  const { t } = useTranslation();
  return (
    <ButtonLink variant="quiet" justifySelf="start" to={paths.jobs.searches.path()}>
      {t('Saved searches')}
    </ButtonLink>
  );
};
