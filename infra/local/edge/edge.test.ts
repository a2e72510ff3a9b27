import { describe, expect, it } from 'vitest';
import { readApp } from '../../testing/synthesise.ts';
import { resolveTemplates } from '../templates/resolved-templates.ts';
import { createEdge, edgeHeaders } from './edge.ts';

const { templates } = await readApp();
const edge = createEdge(resolveTemplates(templates), 'known to the edge');
const routed = (path: string) => edge.route(path, '10.0.0.9');

describe('the edge', () => {
  it('returns the pages that the build rendered, the app for every other path of a page, and files unchanged', () => {
    expect(routed('/').path).toBe('/landing.html');
    expect(routed('/login').path).toBe('/login.html');
    expect(routed('/login/code').path).toBe('/index.html');
    expect(routed('/jobs/42').path).toBe('/index.html');
    for (const page of ['/signup', '/terms', '/privacy-policy']) expect(routed(page).path).toBe(`${page}.html`);
    expect(routed('/assets/app.js').path).toBe('/assets/app.js');
    expect(routed('/version.json').path).toBe('/version.json');
  });

  it('keeps the parameters that a public page reads, sorted, without empty and other ones, and all of other calls', () => {
    const sent = (path: string, query: string) => edge.route(path, '10.0.0.9', undefined, query).query;
    const search = '?zip=46580&trade=A%26B&pay=&utm_source=x&page=2&lang=es';
    expect(sent('/jobs-in', search)).toBe('?lang=es&page=2&trade=A%26B&zip=46580');
    expect(sent('/jobs-in/', search)).toBe('?lang=es&page=2&trade=A%26B&zip=46580');
    for (const path of ['/jobs-in/in', '/jobs-in/in/', '/jobs-in/warsaw-in/roofing'])
      expect(sent(path, search)).toBe('?lang=es&page=2');
    expect(sent('/job/0123456789abcdef01234567', search)).toBe('?lang=es&zip=46580');
    for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/places.xml', '/feeds/in.xml'])
      expect(sent(path, search)).toBe('');
    expect(sent('/api/jobs', '?limit=5&a=1&a=2&b')).toBe('?limit=5&a=1&a=2&b=');
  });

  it('returns 404 for unknown pages, and 200 for those of the app', () => {
    for (const path of ['/nothing', '/jobs/1/none', '/wp-admin', '/login/foo', '/a/b/c', '/terms/x']) {
      expect([path, routed(path).path, routed(path).statusOf(200)]).toEqual([path, '/index.html', 404]);
    }
    for (const path of ['/', '/login', '/terms', '/jobs/42', '/dashboard/', '/profile/1', '/assets/app.js']) {
      expect([path, routed(path).statusOf(200)]).toEqual([path, 200]);
    }
    expect(routed('/nothing').statusOf(304)).toBe(304);
    expect(routed('/api/nothing').statusOf(200)).toBe(200);
  });

  it("has functions within CloudFront's size limit", () => {
    for (const { Properties } of resolveTemplates(templates).all('AWS::CloudFront::Function')) {
      expect(Buffer.byteLength(Properties.FunctionCode)).toBeLessThan(10_240);
    }
  });

  it('[SHL-25] removes the slash at the end of an API path and adds the viewer address', () => {
    const call = routed('/api/users/support/');
    expect(call.behavior.pathPattern).toBe('/api/*');
    expect(call.path).toBe('/api/users/support');
    expect(call.headers).toEqual({ 'x-viewer-address': '10.0.0.9', 'x-origin-secret': 'known to the edge' });
  });

  it('adds the security headers to pages, and sends no referrer with an address that may contain a key', () => {
    expect(routed('/jobs').behavior.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect(routed('/jobs').headers).toEqual({});
  });

  it('adds the security headers to every API response, and no-store where the response has no cache header', () => {
    const { behavior } = routed('/api/jobs');
    const expected = { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'cache-control': 'no-store' };
    expect(edgeHeaders(new Headers(), behavior)).toMatchObject(expected);
    expect(edgeHeaders(new Headers(), behavior)['strict-transport-security']).toContain('max-age=63072000');
    const own = edgeHeaders(new Headers({ 'cache-control': 'max-age=60', etag: 'x' }), behavior);
    expect(own).toMatchObject({ ...expected, 'cache-control': 'max-age=60', etag: 'x' });
  });
});
