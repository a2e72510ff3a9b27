import { projectSearchForm } from '@plumbline/shared/contracts/projects/project-search';
import { pageIn } from '@plumbline/shared/domain/addresses/page-number';
import { tradesIn } from '@plumbline/shared/domain/addresses/trades-in';
import type { z } from 'zod';

const MOST_TRADES = 20;

export type ProjectSearchForm = z.output<typeof projectSearchForm>;
export type ProjectSearch = { readonly form: ProjectSearchForm; readonly page: number };

export const isSearchable = (form: ProjectSearchForm): boolean => projectSearchForm.safeParse(form).success;

/** Writes the search into address parameters. The page counts from 1. */
export const toAddress = ({ form, page }: ProjectSearch): URLSearchParams => {
  const params = new URLSearchParams({ zip: form.zip });
  for (const trade of form.tradeCategories) params.append('trade', trade);
  if (page > 1) params.set('page', String(page));
  return params;
};

/** Reads the search from an address. Without a search, it finds everything around the company's ZIP [PRJ-22]. */
export const fromAddress = (params: URLSearchParams, ownZip: string | undefined): ProjectSearch => {
  return {
    form: { zip: params.get('zip') ?? ownZip ?? '', tradeCategories: tradesIn(params, MOST_TRADES) },
    page: pageIn(params),
  };
};
