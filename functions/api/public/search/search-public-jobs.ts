import { type JobSearch, readSearchAddress } from '@plumbline/shared/contracts/jobs/search-address';
import * as contract from '@plumbline/shared/contracts/public/job-lists';
import { isMilitaryZip, MILITARY_ZIP_REFUSED } from '@plumbline/shared/domain/contact-details/zip';
import { locateZip, type ZipLocation } from '@plumbline/shared/geography/zip-location';
import { isListedTrade } from '@plumbline/shared/options/trades/trade-categories';
import { operation } from '../../../http/operation.ts';
import { pageWords } from '../page/page-language.ts';
import { placesPage } from '../places/places-page.tsx';
import { NO_PLACES, readPlaces } from '../places/read-places.ts';
import type { Words } from '../words/translate.ts';
import { nearestBeyond, readResults } from './read-results.ts';
import { resultsPage } from './results-page.tsx';

/** The number of nearby jobs below a search without results. */
const MOST_BEYOND = 3;

/** Reads the search of an address. */
const searchIn = (query: Readonly<Record<string, string | undefined>>): JobSearch => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const { form, sort, page } = readSearchAddress(new URLSearchParams(given));
  return {
    // A visitor has no licenses to compare.
    form: { ...form, zip: form.zip.trim(), onlyHeldLicenses: undefined },
    sort: sort === 'newest' ? 'newest' : 'nearest',
    page,
  };
};

/** What is wrong with the ZIP of a search; undefined for an address without a search. */
const zipProblem = (search: JobSearch, hasSearch: boolean, { t }: Words): string | undefined => {
  if (!hasSearch) return undefined;
  if (search.form.zip === '') return t('Enter your ZIP Code to see the jobs around you.');
  return isMilitaryZip(search.form.zip) ? t(MILITARY_ZIP_REFUSED) : t('Please enter a valid zipcode.');
};

const searchAround = async (location: ZipLocation, search: JobSearch, words: Words): Promise<string> => {
  const results = await readResults(location, search);
  const { tradeCategories } = search.form;
  const beyond = results.total === 0 ? await nearestBeyond(location, tradeCategories, MOST_BEYOND) : [];
  const form = { ...search.form, zip: location.zip };
  return resultsPage({ words, search: { ...search, form, page: results.page }, place: location, results, beyond });
};

/**
 * Returns the jobs around a ZIP Code, in the queries of two searches and a read; a search without results makes a third
 * one. Without a valid ZIP Code it returns the places with jobs, in a query for each state. A trade that is in no list
 * has no such places and needs no query.
 */
export const searchPublicJobs = operation(contract.searchPublicJobs, async ({ query, headers }) => {
  const { lang, ...parameters } = query;
  const words = pageWords(lang, headers);
  const search = searchIn(parameters);
  const location = search.form.zip ? locateZip(search.form.zip) : undefined;
  if (location) return searchAround(location, search, words);
  // A trade alone shows the states with its jobs.
  const hasSearch = Object.entries(parameters).some(([name, value]) => name !== 'trade' && value !== undefined);
  const [trade] = search.form.tradeCategories;
  return placesPage({
    words,
    search,
    problem: zipProblem(search, hasSearch, words),
    trade,
    places: trade === undefined || isListedTrade(trade) ? await readPlaces(trade) : NO_PLACES,
  });
});
