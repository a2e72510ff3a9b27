import * as contract from '@plumbline/shared/contracts/jobs/jobs';
import { operation } from '../../http/operation.ts';
import { pageForOwner } from './job-pages.ts';

export const listJobs = operation(contract.listJobs, ({ query, caller }) => pageForOwner(caller.profileId, query));
