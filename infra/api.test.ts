import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@plumbline/shared/contracts/index';
import { servedKeys, shadowedPaths } from '@plumbline/shared/contracts/routes';
import { describe, expect, it } from 'vitest';
import { ENTRY_METADATA } from './entry-metadata.ts';
import { mergeEnvironments } from './local/gateway/lambda.ts';
import { resolveTemplates } from './local/templates/resolved-templates.ts';
import { readApp } from './testing/synthesise.ts';

const { all, templates } = await readApp();
const routes = new Map(all('AWS::ApiGatewayV2::Route').map(({ Properties }) => [Properties.RouteKey, Properties]));
const functions = all('AWS::Lambda::Function').filter(({ Metadata }) => Metadata?.[ENTRY_METADATA]);

describe('the gateway', () => {
  it('routes every endpoint of the contract, and all other paths to the handler that rejects them', () => {
    const refused = [...shadowedPaths(endpoints).map((path) => `ANY ${path}`), '$default'];
    for (const key of refused) expect(routes.get(key)?.AuthorizationType).toBe('NONE');
    const declared = [...Object.values(endpoints).flatMap(servedKeys), ...refused];
    const withoutSlash = new Set(declared.map((key) => key.replace(/\/$/, '')));
    expect([...routes.keys()].sort()).toEqual([...withoutSlash].sort());
  });

  it('has at most 300 routes, which AWS raises only for an API that exists', () => {
    expect(routes.size).toBeLessThanOrEqual(300);
  });

  it('authorizes each endpoint as the contract declares it', () => {
    for (const endpoint of Object.values(endpoints)) {
      for (const key of servedKeys(endpoint)) {
        const expected = endpoint.auth === 'public' ? 'NONE' : 'JWT';
        expect(`${key} ${routes.get(key.replace(/\/$/, ''))?.AuthorizationType}`).toBe(`${key} ${expected}`);
      }
    }
  });

  it('throttles, and keeps access logs', () => {
    const [stage] = all('AWS::ApiGatewayV2::Stage');
    expect(stage?.Properties.DefaultRouteSettings).toMatchObject({
      ThrottlingRateLimit: expect.any(Number),
      ThrottlingBurstLimit: expect.any(Number),
    });
    expect(stage?.Properties.AccessLogSettings).toBeDefined();
  });
});

describe('the functions', () => {
  it('each have a handler in the repository', () => {
    const missing = functions
      .map(({ Metadata }) => String(Metadata?.[ENTRY_METADATA]))
      .filter((entry) => !existsSync(join(import.meta.dirname, '..', entry)));
    expect(missing).toEqual([]);
  });

  it('run on Node 24 and ARM, traced, within a time limit', () => {
    for (const { Properties } of functions) {
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'Active' },
        Timeout: expect.any(Number),
      });
    }
  });

  it('share one environment without a secret', () => {
    const resolved = resolveTemplates(templates);
    const merged = mergeEnvironments(resolved.all('AWS::Lambda::Function').filter(resolved.isOurs));
    expect(Object.keys(merged).filter((name) => /SECRET_KEY|WEBHOOK_SECRET|HMAC|PASSWORD/.test(name))).toEqual([]);
  });
});

describe('the stacks', () => {
  it('stay well below the 500 resources CloudFormation takes', () => {
    const sizes = templates.map(({ Resources }) => Object.keys(Resources ?? {}).length);
    expect(Math.max(...sizes)).toBeLessThan(450);
  });

  it('contain nothing of the local cloud', () => {
    const text = JSON.stringify(templates);
    expect(
      text.match(/__local|localhost|127\.0\.0\.1|STRIPE_API_BASE|FILES_LINK_ENDPOINT|AWS_ENDPOINT_URL|sk_test/g),
    ).toBeNull();
  });
});
