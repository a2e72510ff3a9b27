import { groupHandler } from '../../http/group-handler.ts';
import { getJobLogo } from './get-job-logo.ts';
import { getJobPreview } from './get-job-preview.ts';

/**
 * The preview pictures of public jobs. They have their own function, so that the function of the public pages loads no
 * drawing library.
 */
export const handler = groupHandler('previews', [getJobPreview, getJobLogo]);
