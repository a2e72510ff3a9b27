import { distanceMiles } from '@plumbline/shared/domain/places/distance';
import { allZips, locateZip } from '@plumbline/shared/geography/zip-location';
import { designations, industries } from '@plumbline/shared/options/companies/company';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answersTo, type CompanyQuestion } from '../../../functions/services/search/companies-around.ts';
import { atCityCenter } from '../../../functions/table/search/city-center.ts';
import {
  companiesNearby,
  companyDocument,
  projectDocument,
  projectsNearby,
} from '../../../functions/table/search/partner-entries.ts';
import { nearestFirst, pageInOrder } from '../../../functions/table/search/search-order.ts';
import { companyItems, projectItems } from '../../../infra/local/demo/items/partner-items.ts';
import { buildDemoWorld } from '../../../infra/local/demo/world/demo-world.ts';
import { createRandom } from '../explorer/random.ts';
import { MemoryIndex } from './memory-index.ts';

const SEARCHES = 500;
const world = buildDemoWorld(new Date('2026-11-21T12:00:00.000Z'));
const companies = companyItems(world).map(atCityCenter);
const projects = projectItems(world);

beforeEach(() => {
  vi.stubEnv('TABLE_NAME', 'memory');
  MemoryIndex.use(vi.spyOn);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const random = createRandom(23);
const zips = allZips();
const someOf = <T>(list: readonly T[], chance: number): T[] => list.filter(() => random.chance(chance));
const somewhere = () => {
  const near = random.chance(0.8) ? locateZip(random.pick(companies).zip) : undefined;
  return near ?? random.pick(zips);
};
const shares = (one: readonly string[] = [], other: readonly string[] = []) => one.some((each) => other.includes(each));

it('[PRO-39] a search places a company at the center of its city, whatever its ZIP there', () => {
  const [company] = companyItems(world);
  const byCity = Map.groupBy(zips, ({ city, state }) => `${city}, ${state}`);
  const cities = [...byCity.values()].filter(({ length }) => length > 1);
  expect(cities.length).toBeGreaterThan(1000);
  for (const places of someOf(cities, 0.05)) {
    const points = places.map((place) => companyDocument({ ...company!, ...place }));
    const shown = new Set(points.map(({ latitude, longitude }) => `${latitude} ${longitude}`));
    expect(shown.size, places[0]?.city).toBe(1);
  }
});

describe('500 searches of the demo data', () => {
  it('[PRJ-30] [PRJ-31] find the companies that brute force finds, in exact pages', async () => {
    for (const company of companies) await companiesNearby.put(companyDocument(company));
    const trades = [
      ...new Set(
        companies.flatMap(({ company }) => [
          ...(company.selfPerformWorkCategories ?? []),
          ...(company.tradesRelatedToProduct ?? []),
        ]),
      ),
    ];
    let met = 0;
    for (let turn = 0; turn < SEARCHES; turn += 1) {
      const centre = somewhere();
      const radius = random.pick([50, 100, 7]);
      const categories = random.chance(0.4) ? [] : someOf(trades, 0.05);
      const question: CompanyQuestion = {
        vendor: random.chance(0.5) ? undefined : random.chance(0.5),
        products: categories,
        work: categories,
        industry: random.chance(0.6) ? [] : someOf(industries, 0.4),
        qualifiedDesignations: random.chance(0.6) ? [] : someOf(designations, 0.4),
      };
      const expected = companies
        .filter((company) => distanceMiles(centre, company) <= radius)
        .filter(({ kind, company }) => {
          const isVendor = kind === 'vendor';
          const own = [
            ...(company.selfPerformWorkCategories ?? []),
            ...(isVendor ? (company.tradesRelatedToProduct ?? []) : []),
          ];
          return (
            (question.vendor === undefined || isVendor === question.vendor) &&
            (!categories.length || shares(own, categories)) &&
            (!question.industry.length || shares(question.industry, company.industry)) &&
            (!question.qualifiedDesignations.length ||
              shares(question.qualifiedDesignations, company.qualifiedDesignations))
          );
        })
        .map(({ id }) => id)
        .sort();
      const around = await companiesNearby.near({ centre, radius, trades: categories });
      const found = around.filter(answersTo(question));
      const pages = [0, 1, 2].map((page) => pageInOrder(found, [nearestFirst], { page, limit: 9 }));
      expect(pages[0]).toMatchObject({ total: expected.length, pageCount: Math.ceil(expected.length / 9) });
      expect(found.map(({ id }) => id).sort(), JSON.stringify({ centre, radius, question })).toEqual(expected);
      const inPages = pages.flatMap(({ shown }) => shown.map(({ id }) => id));
      expect(new Set(inPages).size).toBe(Math.min(27, expected.length));
      met += expected.length;
    }
    expect(met).toBeGreaterThan(1000);
  });

  it('[PRJ-34] find the projects that brute force finds', async () => {
    for (const project of projects) await projectsNearby.put(projectDocument(project));
    const trades = [...new Set(projects.flatMap(({ contractorTradeCategories }) => contractorTradeCategories))];
    let met = 0;
    for (let turn = 0; turn < SEARCHES; turn += 1) {
      const centre = somewhere();
      const asked = random.chance(0.3) ? [] : someOf(trades, 0.15);
      const expected = projects
        .filter((project) => distanceMiles(centre, project) <= 50)
        .filter(
          (project) =>
            !asked.length ||
            shares(asked, project.contractorTradeCategories) ||
            shares(asked, project.vendorTradeCategories),
        )
        .map(({ id }) => id)
        .sort();
      const found = (await projectsNearby.near({ centre, radius: 50, trades: asked })).map(({ id }) => id).sort();
      expect(found, `${JSON.stringify(centre)} ${asked}`).toEqual(expected);
      met += expected.length;
    }
    expect(met).toBeGreaterThan(1000);
  });
});
