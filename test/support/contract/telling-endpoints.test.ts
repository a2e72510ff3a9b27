import { endpoints } from '@plumbline/shared/contracts/index';
import { expect, it } from 'vitest';
import { tellingEndpoints } from './telling-endpoints.ts';

it('knows of every endpoint whether it may tell something about a job seeker', () => {
  const writing = endpoints.filter(({ method }) => method !== 'GET').map(({ name }) => name);
  const known = Object.values(tellingEndpoints).flat();
  // A new endpoint is put into one of the lists, so that the masking tests ask it, or it is said why they need not.
  expect(known.toSorted()).toEqual(writing.toSorted());
});
