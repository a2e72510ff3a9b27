import { Box } from '@chakra-ui/react';
import { WRONG_PARTNER_ZIP } from '@plumbline/shared/contracts/search/companies';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { refusesZip, zipRefusalText } from '../../../lib/api/zip-refusal.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { writeStored } from '../../../lib/session/browser-storage.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { useCompanySearch } from '../api/use-company-search.ts';
import { comesFromCompany } from './company-visit.ts';
import { PartnerFields } from './partner-fields.tsx';
import { CompanyResults } from './partner-results.tsx';
import { firstForm, fromAddress, isSearchable, partnerForm, toAddress } from './partner-search.ts';

type PartnerSearchScreenProps = {
  title: string;
  /** Finds material vendors only [PRJ-37]. */
  vendorsOnly?: boolean;
  profilePath: (id: string) => string;
};

/**
 * Runs on load with the search of the address, else with the last search before a profile was opened, else with the
 * company's ZIP.
 */
export const PartnerSearchScreen = ({ title, vendorsOnly = false, profilePath }: PartnerSearchScreenProps) => {
  const { t } = useTranslation();
  const { profile } = useSession();
  const [params, setParams] = useSearchParams();
  const [first] = useState(() => firstForm(profile?.zip, comesFromCompany()));
  const address = params.size > 0 ? String(params) : String(toAddress({ form: first, page: 1 }));
  const search = useMemo(() => {
    const found = fromAddress(new URLSearchParams(address), profile?.zip);
    return vendorsOnly ? { ...found, form: { ...found.form, kind: 'vendors' as const } } : found;
  }, [address, profile?.zip, vendorsOnly]);
  const query = useCompanySearch(search);
  const form = useSchemaForm({
    schema: partnerForm,
    defaultValues: search.form,
    values: search.form,
  });
  const { setError, trigger } = form;
  const refused = refusesZip(query.error);
  useEffect(() => {
    const { zip: _, ...filters } = search.form;
    writeStored('tradePartnerFilters', filters);
  }, [search]);
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
      <PartnerFields title={title} form={form} onSubmit={submit} />
      {!vendorsOnly && (
        <Box justifySelf={{ md: 'start' }}>
          <Segmented
            label={t('Contractors or vendors')}
            value={search.form.kind}
            options={[
              { value: 'all', label: t('All companies') },
              { value: 'contractors', label: t('Contractors') },
              { value: 'vendors', label: t('Vendors') },
            ]}
            onChange={(kind) => setParams(toAddress({ form: { ...search.form, kind }, page: 1 }))}
          />
        </Box>
      )}
      {!refused && (
        <CompanyResults
          query={query}
          search={search}
          profilePath={profilePath}
          onSearch={(next) => setParams(toAddress(next))}
        />
      )}
    </>
  );
};
