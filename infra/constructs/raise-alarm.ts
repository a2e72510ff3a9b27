import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

export type AlarmRule = {
  metric: IMetric;
  /** The alarm is raised when the metric reaches this value or, with `isBelow` or `isMinimum`, falls below it. */
  threshold: number;
  /** The number of consecutive periods that must breach the threshold; 1 by default. */
  periods?: number;
  /** True when low values are the problem. */
  isBelow?: boolean;
  /** True for a heartbeat, for which low or missing values are the problem. */
  isMinimum?: boolean;
  /** A description of the event. docs/operations/alarms.md says what to do. */
  description: string;
};

/** Creates an alarm that notifies the topic when it starts and when it ends. */
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
