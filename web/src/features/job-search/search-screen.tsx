import { Box } from '@chakra-ui/react';
import type { JobSearchForm } from '@plumbline/shared/contracts/jobs/job-search';
import { type JobSearch, readSearchAddress, toSearchAddress } from '@plumbline/shared/contracts/jobs/search-address';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { refusesZip, zipRefusalText } from '../../lib/api/zip-refusal.ts';
import { useSessionKind } from '../../lib/session/session.ts';
import { lazyResolver } from '../../ui/forms/lazy-resolver.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SearchSummary } from '../../ui/lists/search-summary.tsx';
import { useJobSearch } from './api/search-jobs.ts';
import { SavedSearchesLink } from './saved/save-search.tsx';
import { SearchFields } from './search-fields.tsx';
import { isSameSearch, isSearchable, searchValues } from './search-form.ts';
import { SearchResults } from './search-results.tsx';
import { useSearchText } from './use-search-text.ts';
import { ZIP_ERROR } from './zip-error.ts';

type SearchScreenProps = {
  title: string;
  search: JobSearch;
  onSearch: (search: JobSearch) => void;
  pageSize: number;
  /** Whether the dialog that saves the search opens first. */
  savesOnArrival?: boolean;
  /** The content between the title and the search, such as a banner. */
  above?: ReactNode;
  /** The content below the results. It shows once the results have loaded, because they would move it. */
  below?: ReactNode;
};

const FORM_ID = 'job-search';

const resolver = lazyResolver(async () => (await import('@plumbline/shared/contracts/jobs/job-search')).jobSearchForm);

/** The filters in one card above the results; on a phone the card folds to one line. */
export const SearchScreen = ({
  title,
  search,
  onSearch,
  pageSize,
  savesOnArrival = false,
  above,
  below,
}: SearchScreenProps) => {
  const isSeeker = useSessionKind() === 'candidate';
  const { subject, filters } = useSearchText();
  const query = useJobSearch(search, pageSize);
  const [unfolded, setUnfolded] = useState(!isSearchable(search.form));
  const summary = useRef<HTMLButtonElement>(null);
  const values = useMemo(() => searchValues(search.form), [search.form]);
  const form = useForm<ReturnType<typeof searchValues>, unknown, JobSearchForm>({
    resolver,
    defaultValues: values,
    values,
  });
  const { setError, setFocus, trigger } = form;
  const refused = refusesZip(query.error);

  // Shows the error of the ZIP: a missing or invalid one on load, when no search runs, and a refused one after the
  // response [SEE-06].
  useEffect(() => {
    if (!isSearchable(search.form)) void trigger('zip');
    if (!refused) return;
    setUnfolded(true);
    setError('zip', { message: zipRefusalText(query.error, ZIP_ERROR) });
  }, [search, refused, query.error, setError, trigger]);

  const toggle = () => {
    setUnfolded(!unfolded);
    if (!unfolded) requestAnimationFrame(() => setFocus('zip'));
  };
  const submit = form.handleSubmit((asked: JobSearchForm) => {
    // Written and read as an address, so that an unchanged search is recognized.
    const next = readSearchAddress(toSearchAddress({ ...search, form: asked, page: 0 }));
    if (isSameSearch(next, search)) void query.refetch();
    else onSearch(next);
    setUnfolded(false);
    // Only a phone has the summary. It gets the focus, because the form above the results was just folded.
    summary.current?.focus();
  });

  return (
    <>
      <Box display={{ base: 'grid', md: 'contents' }} gridTemplateColumns="minmax(0, 1fr)" gap="2.5" marginTop="-2">
        <PageHeader title={title} />
        {above}
        <SearchSummary
          ref={summary}
          title={subject(search.form)}
          detail={filters(search.form, true)}
          open={unfolded}
          controls={FORM_ID}
          onToggle={toggle}
        />
        <SearchFields id={FORM_ID} form={form} unfolded={unfolded} onSubmit={submit} />
        {!refused && (
          <SearchResults query={query} search={search} onSearch={onSearch} savesOnArrival={savesOnArrival} />
        )}
      </Box>
      {isSeeker && !query.isLoading && <SavedSearchesLink />}
      {!query.isLoading && below}
    </>
  );
};
