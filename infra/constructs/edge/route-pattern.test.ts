import { appRoutes } from '@plumbline/shared/options/paths';
import { describe, expect, it } from 'vitest';
import { routePattern } from './route-pattern.ts';

const routes = new RegExp(routePattern(appRoutes), 'i');

describe('the pattern of all routes', () => {
  it.each(appRoutes)('matches addresses of %s, with a slash at the end as well', (route) => {
    const address = route.replace(/:\w+\??/g, '0123456789abcdef01234567');
    expect(routes.test(address)).toBe(true);
    expect(routes.test(`${address === '/' ? '' : address}/`)).toBe(true);
  });

  it('matches a route without its optional part', () => {
    expect(routes.test('/profile/0123')).toBe(true);
  });

  it.each([
    ...['/nothing', '/jobs/1/2/3/4', '/wp-admin', '/wp-login', '/login/foo', '/employee', '/termsx'],
    ...['/terms/of/service', '/admin/users', '/toolbox/none', '//', '/profile/a/b/c', '/%00', '/jobs//matches'],
    ...['/my-jobs/none', '/employees/jobs/1/unknown', '/trade-partners/view', '/employees/search/profile', '/x/login'],
  ])('does not match the unknown address %s', (address) => {
    expect(routes.test(address)).toBe(false);
  });

  it('fits into a CloudFront function', () => {
    expect(routePattern(appRoutes).length).toBeLessThan(6000);
  });
});
