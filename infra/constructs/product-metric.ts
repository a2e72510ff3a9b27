import { METRICS_SERVICE, metricsNamespaceOf, type ProductMetric } from '@plumbline/shared/product-metrics';
import { Duration } from 'aws-cdk-lib';
import { Metric, type MetricProps, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Settings } from '../settings.ts';

/**
 * Returns a metric that the functions write (functions/platform/metrics/record-metric.ts). By default, it is the sum
 * over five minutes.
 */
export const productMetric = (
  { stage }: Settings,
  name: ProductMetric,
  props: Partial<Pick<MetricProps, 'statistic' | 'period'>> = {},
): Metric =>
  new Metric({
    namespace: metricsNamespaceOf(stage),
    metricName: name,
    dimensionsMap: { service: METRICS_SERVICE },
    statistic: Stats.SUM,
    period: Duration.minutes(5),
    ...props,
  });
