import { readFileSync } from 'node:fs';
import { productMetrics } from '@plumbline/shared/product-metrics';
import { describe, expect, it } from 'vitest';
import { synthesise } from './testing/synthesise.ts';

const text = readFileSync('docs/costs.md', 'utf8');
const sectionOf = (title: string) => text.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const rowsOf = (section: string) =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .slice(1);
const numberIn = (cell = '') => Number(cell.replace(/[$,]/g, '') || 0);
const dollars = (value: number) => Math.round(value * 100) / 100;

const used = rowsOf(sectionOf('By use')).filter(([item]) => item !== 'Sum');
const fixed = rowsOf(sectionOf('Fixed')).filter(([item]) => item !== 'Sum');
const sumOf = (title: string) => rowsOf(sectionOf(title)).find(([item]) => item === 'Sum') ?? [];
const total = (rows: string[][], column: number) => dollars(rows.reduce((sum, row) => sum + numberIn(row[column]), 0));

describe('the costs in the documentation', () => {
  it.each(used)('%s: are the quantity above the free one, times the price', (_item, _unit, ...cells) => {
    const [small = 0, large = 0, free = 0, price = 0, ofSmall, ofLarge] = cells.map(numberIn);
    expect(ofSmall).toBeCloseTo(dollars(Math.max(0, small - free) * price), 2);
    expect(ofLarge).toBeCloseTo(dollars(Math.max(0, large - free) * price), 2);
  });

  it.each(fixed)('%s: are the count times the price', (_item, count, price, cost) => {
    expect(numberIn(cost)).toBeCloseTo(dollars(numberIn(count) * numberIn(price)), 2);
  });

  it('add up', () => {
    expect(numberIn(sumOf('By use')[6])).toBe(total(used, 6));
    expect(numberIn(sumOf('By use')[7])).toBe(total(used, 7));
    expect(numberIn(sumOf('Fixed')[3])).toBe(total(fixed, 3));
    const [byUse, ofStage, sum, each] = rowsOf(text.split('## Assumptions')[0]!).map((row) =>
      row.slice(1).map(numberIn),
    );
    expect(byUse).toEqual([total(used, 6), total(used, 7)].map(Math.round));
    expect(ofStage).toEqual([total(fixed, 3), total(fixed, 3)].map(Math.round));
    expect(sum).toEqual(byUse!.map((part, index) => part + ofStage![index]!));
    expect(each).toEqual([dollars(sum![0]! / 1000), dollars(sum![1]! / 1_000_000)]);
  });

  it('count what the templates have', () => {
    const { all } = synthesise({ DOMAIN: 'plumbline.com', CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:1:certificate/1' });
    const countOf = (item: string) => numberIn(fixed.find(([name]) => name === item)?.[1]);
    const [acl] = all('AWS::WAFv2::WebACL');
    // A few more or less are cents.
    const isNear = (item: string, count: number) =>
      expect(Math.abs(countOf(item) - count), item).toBeLessThanOrEqual(5);
    isNear('Alarms', all('AWS::CloudWatch::Alarm').length);
    isNear('Custom metrics', Object.keys(productMetrics).length + all('AWS::Logs::MetricFilter').length);
    // The secret with Stripe's keys is made by an operator.
    expect(countOf('Secrets')).toBe(all('AWS::SecretsManager::Secret').length + 1);
    expect(countOf('Firewall')).toBe(all('AWS::WAFv2::WebACL').length);
    expect(countOf('Rules of the firewall')).toBe(acl!.Properties.Rules.length);
    expect(countOf('Dashboards')).toBe(all('AWS::CloudWatch::Dashboard').length);
    expect(all('AWS::Cognito::UserPool')[0]!.Properties.UserPoolTier).toBe('ESSENTIALS');
  });
});
