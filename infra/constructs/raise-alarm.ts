import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

export type AlarmRule = {
  metric: IMetric;
  /** The alarm rings when the metric reaches this value, or with `isBelow` or `isMinimum` when it falls below it. */
  threshold: number;
  /** For how many periods in a row; 1 unless given. */
  periods?: number;
  /** A small value is the problem. */
  isBelow?: boolean;
  /** The metric is a heartbeat: too little of it, or none, is the problem. */
  isMinimum?: boolean;
  /** The event. docs/operations/alarms.md says what to do. */
  description: string;
};

/** An alarm that the topic's subscribers learn about, when it begins and when it is over. */
export function raiseAlarm(scope: Construct, id: string, topic: ITopic, rule: AlarmRule): void {
  const { metric, threshold, periods = 1, isMinimum = false, isBelow = isMinimum, description } = rule;
  const alarm = new Alarm(scope, id, {
    metric,
    threshold,
    evaluationPeriods: periods,
    comparisonOperator: isBelow
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: isMinimum ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    alarmDescription: description,
  });
  const action = new SnsAction(topic);
  alarm.addAlarmAction(action);
  alarm.addOkAction(action);
}
