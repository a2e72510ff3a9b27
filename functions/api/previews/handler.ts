import { groupHandler } from '../../http/group-handler.ts';
import { getJobLogo } from './get-job-logo.ts';
import { getJobPreview } from './get-job-preview.ts';

/** Pictures of public jobs: a function of their own, so that the pages load no drawing library. */
export const handler = groupHandler('previews', [getJobPreview, getJobLogo]);
