import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { endpoints } from '@plumbline/shared/contracts/index';
import { z } from 'zod';
import { invoke } from '../invoke.ts';
import { measure } from '../measure.ts';
import { type Scenario, scenarioOf } from './scenarios.ts';
import type { Subjects } from './subjects.ts';

/** The requested page sizes; the last is the largest that a contract accepts. */
const [SMALL, USUAL] = [1, 20];
const LARGEST = [100, 50, 33, 30, 25, USUAL];

/**
 * Requests in addition to the rows when someone on the page is of a kind, however many there are: with them it is one
 * more.
 */
const ONE_MORE: readonly string[] = ['listMatches', 'listApplicants', 'listCompanyMatches', 'listDeclined'];

export type PageRow = {
  list: string;
  /** The largest page of the contract, and the number of rows that the demo data has for it. */
  most: number;
  rows: number;
  requestsOfOne: number;
  requestsOf20: number;
  requestsOfMost: number;
  units: number;
  missed: string;
};

const limitIn = (part: unknown): z.ZodType | undefined => {
  const shape = part instanceof z.ZodObject ? (part.shape as Record<string, z.ZodType>) : {};
  return shape.limit;
};

/** The parameter for the length of a page, and its maximum; undefined for an endpoint without pages. */
export const pagesOf = ({ query, body }: Pick<Endpoint, 'query' | 'body'>) => {
  const [inQuery, inBody] = [limitIn(query), limitIn(body)];
  const limit = inQuery ?? inBody;
  const most = limit && LARGEST.find((size) => limit.safeParse(size).success);
  return most ? { place: inQuery ? ('query' as const) : ('body' as const), most } : undefined;
};

/** The longest list of a response. */
const rowsOf = (body: unknown): number =>
  Math.max(0, ...[body, ...Object.values(body ?? {})].map((each) => (Array.isArray(each) ? each.length : 0)));

const askedFor = ({ query, body, ...rest }: Scenario, place: 'query' | 'body', limit: number) => ({
  ...rest,
  ...(place === 'query' ? { query: { ...query, limit: String(limit) } } : query && { query }),
  ...(place === 'body' ? { body: { ...(body as object), limit } } : body !== undefined && { body }),
});

/**
 * Every list of the contract with pages, at one row, twenty and the maximum: the number of requests must be the same
 * each time. Sizes between two that the demo data fills equally are not checked.
 */
export const measurePages = async ({ people, ids }: Subjects): Promise<PageRow[]> => {
  const rows: PageRow[] = [];
  for (const endpoint of endpoints) {
    const pages = pagesOf(endpoint);
    const scenario = scenarioOf(endpoint, { ids });
    if (!pages || !scenario) continue;
    const { place, most } = pages;
    const { as } = scenario;
    const ask = async (limit: number) => {
      const { result, cost } = await measure(() =>
        invoke(endpoint, askedFor(scenario, place, limit), as && people[as].id, as === 'staff' ? '[support]' : ''),
      );
      return { cost, rows: rowsOf(result.body) };
    };
    await ask(most);
    const [one, usual, all] = [await ask(SMALL), await ask(USUAL), await ask(most)];
    const requests = [one, usual, all].map(({ cost }) => cost.requests);
    rows.push({
      list: endpoint.name,
      most,
      rows: all.rows,
      requestsOfOne: one.cost.requests,
      requestsOf20: usual.cost.requests,
      requestsOfMost: all.cost.requests,
      units: Math.round(all.cost.counted * 10) / 10,
      missed:
        Math.max(...requests) - Math.min(...requests) > (ONE_MORE.includes(endpoint.name) ? 1 : 0) ? 'requests' : '',
    });
  }
  return rows.toSorted((a, b) => b.rows - a.rows);
};
