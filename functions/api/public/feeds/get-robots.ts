import * as contract from '@plumbline/shared/contracts/public/feeds';
import { operation } from '../../../http/operation.ts';
import { environment } from '../../../platform/environment.ts';

/** Crawlers may read the public pages; the API has nothing for them. */
export const getRobots = operation(
  contract.getRobots,
  async () => `User-agent: *\nDisallow: /api/\nSitemap: ${environment.siteUrl}/sitemap.xml\n`,
);
