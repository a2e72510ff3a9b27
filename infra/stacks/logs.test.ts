import { describe, expect, it } from 'vitest';
import { synthesise } from '../testing/synthesise.ts';

const { all } = synthesise({});
const groups = all('AWS::Logs::LogGroup');
const groupOf = (reference: unknown) => groups.find(({ id }) => JSON.stringify(reference ?? '').includes(id))?.id;

describe('the log groups', () => {
  it('keep lines for 90 days', () => {
    expect(groups.length).toBeGreaterThan(3);
    for (const { id, Properties } of groups) expect(Properties.RetentionInDays, id).toBe(90);
  });

  it('are one for all functions of the API, which is the only one with addresses of viewers', () => {
    const used = all('AWS::Lambda::Function').map(({ template, Properties }) => ({
      isApi: template.endsWith('-api'),
      group: groupOf(Properties.LoggingConfig?.LogGroup),
    }));
    const requests = [...new Set(used.filter(({ isApi }) => isApi).map(({ group }) => group))];
    expect(requests).toEqual([expect.stringMatching(/^RequestLogs/)]);
    expect(used.filter(({ isApi }) => !isApi).map(({ group }) => group)).not.toContain(requests[0]);
  });

  it('of the gateway have neither addresses nor query strings', () => {
    const [stage] = all('AWS::ApiGatewayV2::Stage');
    const format = String(stage!.Properties.AccessLogSettings.Format);
    expect(Object.keys(JSON.parse(format))).toContain('correlation_id');
    expect(format).not.toMatch(/identity|sourceIp|userAgent|path\b|query/i);
  });
});
