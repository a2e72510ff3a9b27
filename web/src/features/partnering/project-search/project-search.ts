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

type Own = { zip?: string | undefined; trades?: readonly string[] | undefined };

/**
 * Reads the search from an address. Without a search, it finds the projects around the company's ZIP that want its
 * trades [PRJ-22].
 */
export const fromAddress = (params: URLSearchParams, own: Own): ProjectSearch => {
  const trades = params.size > 0 ? tradesIn(params, MOST_TRADES) : [...(own.trades ?? [])].slice(0, MOST_TRADES);
  return {
    form: { zip: params.get('zip') ?? own.zip ?? '', tradeCategories: trades },
    page: pageIn(params),
  };
};
