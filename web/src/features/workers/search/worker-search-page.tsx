import { paths } from '@plumbline/shared/options/paths';
import { SearchX } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmployeeTabs } from '../../../components/job/employee-tabs.tsx';
import { refusesZip, zipRefusalText } from '../../../lib/api/zip-refusal.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { useSession } from '../../../lib/session/session.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SearchSummary } from '../../../ui/lists/search-summary.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useWorkerSearch } from '../api/use-worker-search.ts';
import { OtherListNotice } from '../card/other-list-notice.tsx';
import { WorkerResults } from '../card/worker-results.tsx';
import { SearchFields } from './search-fields.tsx';
import {
  bodyOf,
  fromAddress,
  isSearchable,
  toAddress,
  toSkilledAddress,
  type WorkerSearch,
  workerSearchForm,
} from './search-form.ts';

const FORM_ID = 'worker-search';

/** /employees/search: runs on load with the search of the address, else around the company's ZIP [SKW-14]. */
export const WorkerSearchPage = () => {
  const { t } = useTranslation();
  const { profile } = useSession();
  const [params, setParams] = useSearchParams();
  const address = String(params);
  const search = useMemo(() => fromAddress(new URLSearchParams(address), profile?.zip), [address, profile?.zip]);
  const query = useWorkerSearch(bodyOf(search), { enabled: isSearchable(search.form) });
  const [unfolded, setUnfolded] = useState(!isSearchable(search.form));
  const summary = useRef<HTMLButtonElement>(null);
  const form = useSchemaForm({ schema: workerSearchForm, defaultValues: search.form, values: search.form });
  const { setError, setFocus, trigger } = form;
  const refused = refusesZip(query.error);

  // Shows the error of the ZIP: a missing or invalid one on load, when no search runs, and an unknown one after the
  // response.
  useEffect(() => {
    if (!isSearchable(search.form)) void trigger('zip');
    if (!refused) return;
    setUnfolded(true);
    setError('zip', { message: zipRefusalText(query.error, t('Please enter a valid zipcode.')) });
  }, [search, refused, query.error, setError, trigger, t]);

  const show = (next: WorkerSearch) => setParams(toAddress(next));
  const toggle = () => {
    setUnfolded(!unfolded);
    if (!unfolded) requestAnimationFrame(() => setFocus('zip'));
  };
  const submit = form.handleSubmit((values) => {
    const next = { form: values, page: 1 };
    if (String(toAddress(next)) === String(toAddress(search))) void query.refetch();
    else show(next);
    setUnfolded(false);
    // Only a phone has the summary. It gets the focus, because the form above the results was just folded.
    summary.current?.focus();
  });
  const { zip, tradeCategories, positionTypes } = search.form;
  return (
    <>
      <PageHeader title={t('Search workers')}>{t('People near you who are looking for work.')}</PageHeader>
      <EmployeeTabs />
      <SearchSummary
        ref={summary}
        title={[zip || t('ZIP Code'), ...tradeCategories.map((trade) => t(trade))].join(', ')}
        detail={positionTypes.map((type) => t(type)).join(', ') || t('any type')}
        open={unfolded}
        controls={FORM_ID}
        onToggle={toggle}
      />
      <SearchFields id={FORM_ID} form={form} unfolded={unfolded} onSubmit={submit} />
      {!refused && isSearchable(search.form) && (
        <WorkerResults
          query={query}
          heading={({ count, miles }) => t('{{count}} workers within {{miles}} miles', { count, miles })}
          pathOf={(id) => paths.employees.searchProfile.path(id)}
          page={search.page}
          onPage={(page) => show({ ...search, page })}
          tape
          otherList={(count) => (
            <OtherListNotice
              list="skilled"
              count={count}
              trades={tradeCategories}
              to={`${paths.employees.skilledWorkers.path()}?${toSkilledAddress({ ...search, page: 1 }, profile?.zip ?? '')}`}
            />
          )}
          empty={
            <EmptyState
              icon={SearchX}
              title={t('No results. Check back next time!')}
              help={t('Try fewer filters, or the ZIP Code of a larger town nearby.')}
            />
          }
        />
      )}
    </>
  );
};
