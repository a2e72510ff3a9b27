import { endpoints } from '@plumbline/shared/contracts/index';
import { expect, it } from 'vitest';
import { tellingEndpoints } from './telling-endpoints.ts';

it('the written list has every endpoint that may reveal something about a job seeker', () => {
  const writing = endpoints.filter(({ method }) => method !== 'GET').map(({ name }) => name);
  const known = Object.values(tellingEndpoints).flat();
  const help =
    'Add each endpoint that is no GET to one list of telling-endpoints.ts: the masking tests call the others';
  expect(known.toSorted(), help).toEqual(writing.toSorted());
});
