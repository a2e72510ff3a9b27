import { describe, expect, it } from 'vitest';
import { readApp } from '../testing/synthesise.ts';
import { createBlueprint } from './blueprint.ts';
import { createEdge } from './edge.ts';

const { templates } = await readApp();
const edge = createEdge(createBlueprint(templates));
const routed = (path: string) => edge.route(path, '10.0.0.9');

describe('the edge', () => {
  it('shows the app for every path of a page, and files as they are', () => {
    expect(routed('/').path).toBe('/index.html');
    expect(routed('/jobs/42').path).toBe('/index.html');
    expect(routed('/assets/app.js').path).toBe('/assets/app.js');
    expect(routed('/version.json').path).toBe('/version.json');
  });

  it('[SHL-25] takes the slash from the end of an API path and adds the viewer address', () => {
    const call = routed('/api/users/support/');
    expect(call.behavior.pathPattern).toBe('/api/*');
    expect(call.path).toBe('/api/users/support');
    expect(call.headers).toEqual({ 'x-viewer-address': '10.0.0.9' });
  });

  it('gives pages the security headers and leaves those of the API to the functions', () => {
    expect(routed('/jobs').behavior.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(routed('/api/jobs').behavior.headers).toEqual({});
  });
});
