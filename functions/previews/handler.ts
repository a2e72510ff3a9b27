import { groupHandler } from '../http/group-handler.ts';
import { getJobPreview } from './get-job-preview.ts';

/** Pictures of links: a function of their own, so that the pages load no drawing library. */
export const handler = groupHandler('previews', [getJobPreview]);
