import type { Designation, Industry } from '@plumbline/shared/options/companies/company';
import { batchGet } from '../../table/core/batch-get.ts';
import {
  bitsOfDesignations,
  bitsOfIndustries,
  type CompanyNearby,
  companiesNearby,
  isFindableCompany,
  isProduct,
  isVendorEntry,
  isWork,
} from '../../table/search/partner-entries.ts';
import { highestFirst, nearestFirst, pageInOrder } from '../../table/search/search-order.ts';
import { requireLocation } from '../places/place-of-zip.ts';
import { companyCard, companyCardRequests } from '../visibility/company-card.ts';

/** The criteria of a search for companies; an empty list means any. */
export type CompanyQuestion = {
  vendor?: boolean | undefined;
  /** Trade categories of which a company must sell (`products`) or perform (`work`) at least one. */
  products: readonly string[];
  work: readonly string[];
  industry: readonly Industry[];
  qualifiedDesignations: readonly Designation[];
};

const newestFirst = highestFirst(({ facts }: CompanyNearby) => facts.createdAt);

/** Returns a filter that reads only the index entry of a company. */
export const answersTo = (question: CompanyQuestion) => {
  const [industry, designations] = [
    bitsOfIndustries(question.industry),
    bitsOfDesignations(question.qualifiedDesignations),
  ];
  const [products, work] = [new Set(question.products), new Set(question.work)];
  return ({ facts, trades }: CompanyNearby): boolean =>
    (question.vendor === undefined || isVendorEntry(facts.reach) === question.vendor) &&
    (industry === 0 || (facts.answers & industry) !== 0) &&
    (designations === 0 || (facts.answers & designations) !== 0) &&
    (products.size + work.size === 0 ||
      [...trades].some(
        ([trade, level]) => (products.has(trade) && isProduct(level)) || (work.has(trade) && isWork(level)),
      ));
};

type CompanySearch = { zip: string; radius: number; page: number; limit: number };

/**
 * Returns companies around a place. Makes a few queries for each category, and four batches for the cards of the page
 * [PRJ-29, PRJ-30].
 */
export const companiesAround = async (
  { zip, radius, page, limit }: CompanySearch,
  question: CompanyQuestion,
  viewer: string,
) => {
  const centre = requireLocation(zip, 'partner_zip_unknown');
  const trades = [...question.products, ...question.work];
  const around = await companiesNearby.near({ centre, radius, trades });
  const found = around.filter(({ id }) => id !== viewer).filter(answersTo(question));
  const { shown, ...totals } = pageInOrder(found, [nearestFirst, newestFirst], { page: page - 1, limit });
  const read = await batchGet(
    companyCardRequests(
      viewer,
      shown.map(({ id }) => id),
    ),
    { consistent: false, requests: 4 },
  );
  const cards = shown.map(async ({ miles }, at) => {
    const profile = read.companies[at];
    // The index can still contain a company that has just closed, so it is filtered here.
    if (!profile || !isFindableCompany(profile)) return [];
    const card = await companyCard(profile, {
      text: read.texts[at],
      files: read.files[at],
      contactAccess: read.contactAccesses[at],
    });
    return [{ ...card, miles: Math.round(miles * 10) / 10 }];
  });
  return { results: (await Promise.all(cards)).flat(), ...totals };
};
