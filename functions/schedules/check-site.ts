import { environment } from '../platform/environment.ts';
import { logger } from '../platform/logger.ts';
import { recordMetric } from '../platform/metrics/record-metric.ts';
import { checkSite } from '../services/site/check-site.ts';

/** Checks the site through its public address, as visitors reach it, so that it also notices faults of the edge. */
export const handler = async (): Promise<{ failed: string[] }> => {
  const failed = await checkSite(environment.siteUrl);
  if (failed.length) {
    logger.error('The site failed a check', { failed });
    recordMetric('SiteChecksFailed');
  }
  return { failed };
};
