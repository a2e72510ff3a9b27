import { Metrics } from '@aws-lambda-powertools/metrics';
import { METRICS_SERVICE, type ProductMetric, productMetrics } from '@plumbline/shared/product-metrics';

let metrics: Metrics | undefined;

/**
 * Writes one value of a metric to the log, from where CloudWatch reads it. Writes nothing without a namespace in the
 * environment, as in an operator's command.
 */
export const recordMetric = (name: ProductMetric, value = 1): void => {
  const { POWERTOOLS_METRICS_NAMESPACE: namespace } = process.env;
  if (!namespace) return;
  metrics ??= new Metrics({ namespace, serviceName: METRICS_SERVICE });
  metrics.singleMetric().addMetric(name, productMetrics[name].unit, value);
};
