import { Metrics } from '@aws-lambda-powertools/metrics';
import { METRICS_SERVICE, type ProductMetric, productMetrics } from '@plumbline/shared/product-metrics';

let metrics: Metrics | undefined;

/**
 * Writes one value of a metric to the log, from which CloudWatch takes it. Writes nothing where the environment names
 * no namespace: an operator's command is not the product at work.
 */
export const recordMetric = (name: ProductMetric, value = 1): void => {
  const { POWERTOOLS_METRICS_NAMESPACE: namespace } = process.env;
  if (!namespace) return;
  metrics ??= new Metrics({ namespace, serviceName: METRICS_SERVICE });
  metrics.singleMetric().addMetric(name, productMetrics[name].unit, value);
};
