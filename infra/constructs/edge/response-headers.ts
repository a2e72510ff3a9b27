import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { contentSecurityPolicy } from '../../security-headers.ts';
import type { Settings } from '../../settings.ts';

/**
 * Returns the headers of every response. Pages send no referrer, because an address can contain the key of a mailed
 * link. Subdomains are included only on request, because the owner of a domain may use them for something else.
 */
const commonHeaders = ({ hstsPreload }: Settings) => ({
  contentTypeOptions: { override: true },
  frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
  referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
  strictTransportSecurity: {
    accessControlMaxAge: Duration.days(730),
    includeSubdomains: hstsPreload === 'on',
    preload: hstsPreload === 'on',
    override: true,
  },
});

/** Creates the headers of pages and assets of the site. `files` is the origin of the bucket of files. */
export const createSiteHeaders = (scope: Construct, files: string, settings: Settings): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'SiteHeaders', {
    securityHeadersBehavior: {
      ...commonHeaders(settings),
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(files), override: true },
    },
    customHeadersBehavior: {
      customHeaders: [
        {
          header: 'permissions-policy',
          value: 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
          override: true,
        },
      ],
    },
  });

/**
 * Creates the headers of the API. The functions set the same ones; the gateway's own responses (401, 404) have none.
 */
export const createApiHeaders = (scope: Construct, settings: Settings): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'ApiHeaders', {
    securityHeadersBehavior: commonHeaders(settings),
    customHeadersBehavior: { customHeaders: [{ header: 'cache-control', value: 'no-store', override: false }] },
  });
