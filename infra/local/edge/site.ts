import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { SITE_URL_PLACEHOLDER } from '@plumbline/shared/options/site-url';
import { decodePath } from '../gateway/decode-path.ts';
import { errorXml, xmlAnswer } from '../s3/errors.ts';
import { repository } from '../state.ts';
import type { ResolvedTemplates } from '../templates/resolved-templates.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
};

/** Adds the script of the local Stripe.js to a page, because the built site doesn't refer to it. */
export const withLocalScripts = (html: string): string =>
  html.replace('<head>', '<head>\n    <script defer src="/__local/stripe/stripe.js"></script>');

/** Replaces the site's address in the built pages by that of the local cloud. */
const atOrigin = (html: string, origin: string): string => html.replaceAll(SITE_URL_PLACEHOLDER, origin);

/**
 * Returns S3's response for a missing object: 404 for callers that may list the bucket, else 403. CloudFront passes the
 * XML on.
 */
const missing = (mayList: boolean): Response =>
  mayList
    ? xmlAnswer(errorXml({ code: 'NoSuchKey', message: 'The specified key does not exist.', details: {} }), 404)
    : xmlAnswer(errorXml({ code: 'AccessDenied', message: 'Access Denied', details: {} }), 403);

/** Returns whether the policy of the site's bucket lets CloudFront list it. */
export const maySiteBeListed = (templates: ResolvedTemplates): boolean =>
  templates
    .all('AWS::S3::BucketPolicy')
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .some(
      ({ Effect, Action, Principal }) =>
        Effect === 'Allow' &&
        Principal?.Service === 'cloudfront.amazonaws.com' &&
        [Action].flat().includes('s3:ListBucket'),
    );

/** Serves the built site as the bucket behind CloudFront does. */
export function createSite(origin: string, mayList: boolean, root = join(repository, 'web/dist')) {
  return async (path: string): Promise<Response> => {
    const file = join(root, normalize(decodePath(path)));
    const isInside = file.startsWith(root);
    const found = isInside ? await stat(file).catch(() => undefined) : undefined;
    if (!found?.isFile()) return missing(mayList);
    const content = await readFile(file);
    const body =
      extname(file) === '.html'
        ? atOrigin(withLocalScripts(content.toString('utf8')), origin)
        : new Uint8Array(content);
    const cacheControl = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const contentType = types[extname(file)] ?? 'application/octet-stream';
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    return new Response(body, { headers: { 'content-type': contentType, 'cache-control': cacheControl, etag } });
  };
}
