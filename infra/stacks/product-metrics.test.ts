import { globSync, readFileSync } from 'node:fs';
import { METRICS_SERVICE, metricsNamespaceOf, productMetrics } from '@plumbline/shared/product-metrics';
import { describe, expect, it } from 'vitest';
import { synthesise } from '../testing/synthesise.ts';

const { all } = synthesise({});
const sources = globSync('functions/**/*.ts')
  .filter((file) => !file.includes('node_modules') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe.each(Object.keys(productMetrics))('The metric %s', (name) => {
  it('is recorded in one place', () => {
    expect(sources.split(`recordMetric('${name}'`)).toHaveLength(2);
  });

  it('is on the dashboard, in the namespace that the functions write to', () => {
    const [dashboard] = all('AWS::CloudWatch::Dashboard');
    const body = JSON.stringify(dashboard!.Properties.DashboardBody).replaceAll('\\', '');
    expect(body).toContain(`["${metricsNamespaceOf('test')}","${name}","service","${METRICS_SERVICE}"`);
    const namespaces = all('AWS::Lambda::Function')
      .map(({ Properties }) => Properties.Environment?.Variables?.POWERTOOLS_METRICS_NAMESPACE)
      .filter(Boolean);
    expect(new Set(namespaces)).toEqual(new Set([metricsNamespaceOf('test')]));
  });
});
