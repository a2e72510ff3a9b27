import {
  budgetClasses,
  defineEndpoint,
  type Endpoint,
  isWrite,
  readingPosts,
} from '@plumbline/shared/contracts/endpoint';
import { endpoints } from '@plumbline/shared/contracts/index';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const namesOf = (found: readonly Endpoint[]) => found.map(({ name }) => name);
const shapeOf = (part: unknown): object => (part instanceof z.ZodObject ? part.shape : {});
const hasPages = ({ query, body }: Endpoint) => 'limit' in shapeOf(query) || 'limit' in shapeOf(body);

describe('the budget of an endpoint', () => {
  it('is one of the classes, for every endpoint', () => {
    expect(namesOf(endpoints.filter(({ budget }) => !budgetClasses.includes(budget)))).toEqual([]);
  });

  it('follows from the method, except for a POST, which must name it', () => {
    const declared = { group: 'jobs', name: 'paintFence', path: '/x', auth: 'public', response: z.string() } as const;
    const summary = 'Paints';
    expect(defineEndpoint({ ...declared, summary, method: 'GET' }).budget).toBe('read');
    expect(defineEndpoint({ ...declared, summary, method: 'DELETE' }).budget).toBe('write');
    // @ts-expect-error A POST without a budget does not compile.
    expect(defineEndpoint({ ...declared, summary, method: 'POST' }).budget).toBeUndefined();
  });

  it('is of the class list, search or page for every paged endpoint, and never for a change', () => {
    const reading = ['list', 'search', 'page'];
    expect(namesOf(endpoints.filter((each) => hasPages(each) && !reading.includes(each.budget)))).toEqual([]);
    const changes = endpoints.filter(({ method }) => method === 'PATCH' || method === 'DELETE');
    expect(namesOf(changes.filter(({ budget }) => ['read', ...reading].includes(budget)))).toEqual([]);
    const reads = endpoints.filter(({ method }) => method === 'GET');
    expect(namesOf(reads.filter(({ budget }) => !['read', ...reading].includes(budget)))).toEqual([]);
  });

  it('is the search class for every search but the public page, money for payments, and files for uploads', () => {
    const expected = (endpoint: Endpoint) => {
      const { name, group, method, multipart, media } = endpoint;
      if (/^(search|find)[A-Z]/.test(name)) return media === 'html' ? 'page' : 'search';
      if (group === 'payments' && method === 'POST' && name !== 'receiveStripeEvent') return 'money';
      return multipart || /^(start|finish)[A-Z]/.test(name) ? 'file' : endpoint.budget;
    };
    expect(namesOf(endpoints.filter((each) => each.budget !== expected(each)))).toEqual([]);
  });

  it('distinguishes a POST that changes nothing, which the list of reading POSTs names', () => {
    const changing = ['write', 'mail', 'file', 'money'];
    const reading = endpoints.filter(({ method, budget }) => method === 'POST' && !changing.includes(budget));
    expect(readingPosts).toEqual(reading.map(({ path }) => path).toSorted());
    expect(endpoints.filter(isWrite).every(({ method, budget }) => method !== 'GET' && changing.includes(budget))).toBe(
      true,
    );
  });

  it('is unlimited only for the events that Stripe signs', () => {
    expect(namesOf(endpoints.filter(({ budget }) => budget === 'event'))).toEqual(['receiveStripeEvent']);
  });
});
