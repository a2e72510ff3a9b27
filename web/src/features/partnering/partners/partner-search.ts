import { partnerTrades, partnerZip } from '@plumbline/shared/contracts/search/companies';
import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import { tradesIn } from '@plumbline/shared/domain/addresses/trades-in';
import { designations, industries } from '@plumbline/shared/options/companies/company';
import * as z from 'zod';
import { readStored } from '../../../lib/session/browser-storage.ts';

const MOST_TRADES = 20;
const partnerKinds = ['all', 'contractors', 'vendors'] as const;

/** The parameters of the trade-partner search, validated by the rules of the API [PRJ-24]. */
export const partnerForm = z.object({
  zip: partnerZip,
  categories: partnerTrades,
  industry: z.array(z.enum(industries)),
  certification: z.array(z.enum(designations)),
  /** All companies, or only contractors or vendors. */
  kind: z.enum(partnerKinds),
});
export type PartnerForm = z.output<typeof partnerForm>;
export type PartnerSearch = { readonly form: PartnerForm; readonly page: number };

const keptFilters = partnerForm.omit({ zip: true });

export const isSearchable = (form: PartnerForm): boolean => partnerForm.safeParse(form).success;

/** The company's ZIP only, or the stored filters when returning from a profile [PRJ-28]. */
export const firstForm = (ownZip: string | undefined, returns: boolean): PartnerForm => {
  const kept = returns ? keptFilters.safeParse(readStored('tradePartnerFilters')) : undefined;
  const blank = { categories: [], industry: [], certification: [], kind: 'all' as const };
  return { zip: ownZip ?? '', ...(kept?.success ? kept.data : blank) };
};

/**
 * Writes the search into address parameters, so that it can be shared, reloaded and bookmarked. The page counts from 1.
 */
export const toAddress = ({ form, page }: PartnerSearch): URLSearchParams => {
  const params = new URLSearchParams({ zip: form.zip });
  for (const category of form.categories) params.append('category', category);
  for (const industry of form.industry) params.append('industry', industry);
  for (const certification of form.certification) params.append('certification', certification);
  if (form.kind !== 'all') params.set('kind', form.kind);
  if (page > 1) params.set('page', String(page));
  return params;
};

/**
 * Reads the search from an address. Values that no field offers are dropped. An invalid ZIP stays, so that the field
 * shows the error.
 */
export const fromAddress = (params: URLSearchParams, ownZip: string | undefined): PartnerSearch => {
  return {
    form: {
      zip: params.get('zip') ?? ownZip ?? '',
      categories: tradesIn(params, MOST_TRADES, 'category'),
      industry: industries.filter((each) => params.getAll('industry').includes(each)),
      certification: designations.filter((each) => params.getAll('certification').includes(each)),
      kind: partnerKinds.find((each) => each === params.get('kind')) ?? 'all',
    },
    page: pageIn(params),
  };
};
