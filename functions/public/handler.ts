import { groupHandler } from '../http/group-handler.ts';
import { getPublicJob } from './job/get-public-job.ts';
import { errorPage } from './page/error-page.ts';
import { pagePolicy } from './page/styles.ts';

/** Pages that everybody may read, without an account. */
export const handler = groupHandler('public', [getPublicJob], { pagePolicy, errorPage });
