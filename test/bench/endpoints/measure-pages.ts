import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { endpoints } from '@plumbline/shared/contracts/index';
import { z } from 'zod';
import { invoke } from '../invoke.ts';
import { measure } from '../measure.ts';
import { type Scenario, scenarioOf } from './scenarios.ts';
import type { Subjects } from './subjects.ts';

/** Pages that are asked for; the last is the largest that a contract takes. */
const [SMALL, USUAL] = [1, 20];
const LARGEST = [100, 50, 33, 30, 25, USUAL];

/** What a list asks for beside its rows when somebody on the page is of a kind, however many they are: with them, it is one more. */
const ONE_MORE: readonly string[] = ['listMatches', 'listApplicants', 'listCompanyMatches', 'listDeclined'];

export type PageRow = {
  list: string;
  /** The largest page of the contract, and how many the demo data have for it. */
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

/** Where an endpoint is told how long a page is, and how long at most; undefined for one that has no pages. */
export const pagesOf = ({ query, body }: Pick<Endpoint, 'query' | 'body'>) => {
  const [inQuery, inBody] = [limitIn(query), limitIn(body)];
  const limit = inQuery ?? inBody;
  const most = limit && LARGEST.find((size) => limit.safeParse(size).success);
  return most ? { place: inQuery ? ('query' as const) : ('body' as const), most } : undefined;
};

/** The longest list of an answer. */
const rowsOf = (body: unknown): number =>
  Math.max(0, ...[body, ...Object.values(body ?? {})].map((each) => (Array.isArray(each) ? each.length : 0)));

const askedFor = ({ query, body, ...rest }: Scenario, place: 'query' | 'body', limit: number) => ({
  ...rest,
  ...(place === 'query' ? { query: { ...query, limit: String(limit) } } : query && { query }),
  ...(place === 'body' ? { body: { ...(body as object), limit } } : body !== undefined && { body }),
});

/**
 * Every list of the contract that has pages, at one row, twenty and as many as it takes: the requests must be as many each
 * time. Nothing is said of what lies between two sizes that the demo data fill alike.
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
