import { blankSearchForm, type JobSearch, toSearchAddress } from '@plumbline/shared/contracts/jobs/search-address';
import type { Point } from '@plumbline/shared/domain/places/distance';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { JOB_SEARCH_FIRST_PAGE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { DEFAULT_SORT } from '@plumbline/shared/options/search-sorts';
import type { ListedJob } from '../lists/job-list.tsx';
import { entrance, jobsIn } from '../page/address.ts';
import type { Words } from '../words/translate.ts';
import type { Results } from './read-results.ts';

/** The place that a page is about. The city is empty for a ZIP Code without one. */
export type SearchedPlace = Point & { city: string; state: string; zip: string };

export type ResultsPage = {
  words: Words;
  search: JobSearch;
  place: SearchedPlace;
  results: Results;
  /** Nearby jobs for a search without results. */
  beyond: readonly ListedJob[];
  /** The path of a city's page, which search engines keep. Without one it is a search. */
  path?: string;
};

/** Returns the searched city, or the ZIP Code where it has none. */
export const whereOf = ({ city, state, zip }: SearchedPlace): string => (city ? placeText({ city, state }) : zip);

/** Returns the address of a search in the language of the page. */
export const searchLink = (search: JobSearch, { chosen: lang }: Words): string => {
  const parameters = toSearchAddress(search);
  if (lang) parameters.set('lang', lang);
  return `${jobsIn()}?${parameters}`;
};

/** Returns the search of a place by trade alone, without the other filters. */
export const searchOfTrade = (zip: string, trade?: string): JobSearch => ({
  form: { ...blankSearchForm(zip), tradeCategories: trade ? [trade] : [] },
  sort: DEFAULT_SORT,
  page: JOB_SEARCH_FIRST_PAGE,
});

/** Returns the path of the same search in the app; `save` opens the dialog that saves it. */
export const memberSearch = (search: JobSearch, save = false): string => {
  const parameters = toSearchAddress({ ...search, page: JOB_SEARCH_FIRST_PAGE });
  if (save) parameters.set('save', '1');
  return `${paths.jobs.search.path()}?${parameters}`;
};

/** The searched ZIP Code. The page of a city has one for its form only, because its visitor can be anywhere. */
export const zipOfVisitor = ({ search: { form }, path }: ResultsPage): string | undefined =>
  path === undefined ? form.zip : undefined;

export const signUpFacts = (page: ResultsPage) => ({
  zip: zipOfVisitor(page),
  trade: page.search.form.tradeCategories[0],
});

/** Returns the sign-up, which leads to the same search in the app and saves it there. */
export const savedSearchLink = (page: ResultsPage): string =>
  entrance('signup', memberSearch(page.search, true), { ...signUpFacts(page), lang: page.words.chosen });
