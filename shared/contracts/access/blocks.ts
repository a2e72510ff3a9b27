import * as z from 'zod';
import { BLOCKS_PAGE_SIZE } from '../../options/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, confirmation, id, isoDate, pageQuery } from '../fields.ts';

/** A company that a job seeker has blocked. */
const block = z.object({
  profile: id,
  /** Empty when the company was deleted. */
  name: z.string(),
  city: z.string(),
  state: z.string(),
  date: isoDate,
});
export type BlockView = z.output<typeof block>;

export const listBlocks = defineEndpoint({
  group: 'access',
  name: 'listBlocks',
  method: 'GET',
  path: '/api/blocks',
  auth: 'seeker',
  budget: 'list',
  query: z.object(pageQuery(BLOCKS_PAGE_SIZE)),
  response: z.object({ results: z.array(block), total: z.int() }),
  summary: 'Lists the companies the job seeker has blocked, latest first',
});

export const blockCompany = defineEndpoint({
  group: 'access',
  name: 'blockCompany',
  method: 'POST',
  path: '/api/blocks/{id}',
  auth: 'seeker',
  budget: 'write',
  params: byId,
  response: confirmation,
  errors: ['company_not_found', 'too_many_blocks'],
  summary: 'Blocks company {id}: the two meet in no search, match, mail or purchase any more. Again changes nothing',
});

export const unblockCompany = defineEndpoint({
  group: 'access',
  name: 'unblockCompany',
  method: 'DELETE',
  path: '/api/blocks/{id}',
  auth: 'seeker',
  params: byId,
  response: confirmation,
  summary: 'Ends the block of company {id}; again changes nothing',
});
