import { endpoints } from '@plumbline/shared/contracts/index';
import { expect, it } from 'vitest';
import { tellingEndpoints } from './telling-endpoints.ts';

it('the written list has every endpoint that may reveal something about a job seeker', () => {
  const writing = endpoints.filter(({ method }) => method !== 'GET').map(({ name }) => name);
  const known = Object.values(tellingEndpoints).flat();
  // A new endpoint must be in one of the lists, so that the masking tests call it, or with the reason why they need
  // not.
  expect(known.toSorted()).toEqual(writing.toSorted());
});
