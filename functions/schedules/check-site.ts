import { environment } from '../platform/environment.ts';
import { logger } from '../platform/logger.ts';
import { recordMetric } from '../platform/metrics/record-metric.ts';
import { checkSite } from '../services/site/check-site.ts';

/**
 * Checks the site through its public address, as a visitor reaches it, so that a fault of the edge is noticed as well.
 */
export const handler = async (): Promise<{ failed: string[] }> => {
  const failed = await checkSite(environment.siteUrl);
  if (failed.length) {
    logger.error('The site failed a check', { failed });
    recordMetric('SiteChecksFailed');
  }
  return { failed };
};
