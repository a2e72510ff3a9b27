import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { raiseAlarm } from './raise-alarm.ts';

/** The share of the timeout at which the alarm is raised, before runs are cut short. */
const SHARE_OF_TIMEOUT = 0.8;
/** The same for functions that use their time and end half a minute before the timeout. */
const SHARE_OF_USED_TIMEOUT = 0.98;

/**
 * Raises an alarm when a background function comes close to its timeout. `ApiSlow` watches the functions that users
 * wait for.
 */
export function raiseDurationAlarm(handler: LambdaFunction, alarmTopic: ITopic, usesItsTime = false): void {
  const share = usesItsTime ? SHARE_OF_USED_TIMEOUT : SHARE_OF_TIMEOUT;
  const { timeout } = handler;
  if (!timeout) throw new Error(`${handler.node.path} has no timeout`);
  raiseAlarm(handler, 'NearTimeout', alarmTopic, {
    metric: handler.metricDuration({ statistic: Stats.MAXIMUM, period: Duration.minutes(15) }),
    threshold: timeout.toMilliseconds() * share,
    description: `${handler.node.id} ran for ${share * 100} % of the ${timeout.toSeconds()} seconds after which it is stopped.`,
  });
}
