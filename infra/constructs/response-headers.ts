import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { contentSecurityPolicy } from '../security-headers.ts';

/** Pages send no referrer, because an address can contain the key of a mailed link. */
const common = {
  contentTypeOptions: { override: true },
  frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
  referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
  strictTransportSecurity: {
    accessControlMaxAge: Duration.days(730),
    includeSubdomains: true,
    preload: true,
    override: true,
  },
};

/** Creates the headers of pages and assets of the site. `files` is the origin of the bucket of files. */
export const createSiteHeaders = (scope: Construct, files: string): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'SiteHeaders', {
    securityHeadersBehavior: {
      ...common,
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
export const createApiHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'ApiHeaders', {
    securityHeadersBehavior: common,
    customHeadersBehavior: { customHeaders: [{ header: 'cache-control', value: 'no-store', override: false }] },
  });
