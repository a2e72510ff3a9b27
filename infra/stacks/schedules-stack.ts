import { CLEAN_FILES_REFUSED } from '@plumbline/shared/domain/files/clean-files-limit';
import { type CfnElement, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Schedule, ScheduleExpression, ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Backend } from '../constructs/backend.ts';
import { BackendFunction } from '../constructs/backend-function.ts';
import { createDeadLetterQueue } from '../constructs/dead-letter-queue.ts';
import { scheduleEntry, schedulePermissions } from '../permissions.ts';

type ScheduleName = keyof typeof schedulePermissions;

const intervals: Record<ScheduleName, Duration> = {
  'files/clean-files': Duration.days(1),
  'projector/expire-matches': Duration.minutes(15),
  'payments/reconcile-payments': Duration.hours(1),
  'notifier/send-match-digests': Duration.minutes(15),
  'notifier/send-reminders': Duration.minutes(5),
  'notifier/send-saved-searches': Duration.minutes(15),
};

/** Raises an alarm when clean-files refuses to delete: the log line is counted, because the run itself succeeds. */
const createRefusalAlarm = (cleanFiles: BackendFunction, alarmTopic: ITopic): void => {
  const refusals = new MetricFilter(cleanFiles, 'Refusals', {
    logGroup: cleanFiles.logGroup,
    filterPattern: FilterPattern.stringValue('$.message', '=', CLEAN_FILES_REFUSED),
    metricNamespace: 'Plumbline',
    metricName: `${Stack.of(cleanFiles).stackName}-clean-files-refused`,
  });
  const alarm = new Alarm(cleanFiles, 'Refused', {
    metric: refusals.metric({ statistic: 'Sum', period: Duration.hours(1) }),
    threshold: 1,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    alarmDescription: 'clean-files found too many files that the table does not name, and deleted none.',
  });
  alarm.addAlarmAction(new SnsAction(alarmTopic));
};

/** Work that runs by the clock: one function per schedule, functions/<group>/schedules/<name>.ts. */
export class SchedulesStack extends Stack {
  constructor(scope: Construct, id: string, { backend, ...props }: StackProps & { backend: Backend }) {
    super(scope, id, props);
    const scheduleGroup = new ScheduleGroup(this, 'Group');
    const role = new Role(this, 'Invoker', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') });
    const deadLetterQueue = createDeadLetterQueue(this, 'DeadLetters', backend.alarmTopic);
    for (const schedule of Object.keys(intervals) as ScheduleName[]) {
      const name = schedule.replace(/^.*\//, '');
      const handler = new BackendFunction(this, `${name}-function`, {
        entry: scheduleEntry(schedule),
        permissions: schedulePermissions[schedule],
        backend,
        timeout: Duration.minutes(5),
      });
      if (schedule === 'files/clean-files') createRefusalAlarm(handler, backend.alarmTopic);
      new Schedule(this, name, {
        scheduleGroup,
        schedule: ScheduleExpression.rate(intervals[schedule]),
        target: new LambdaInvoke(handler, { role, deadLetterQueue, retryAttempts: 2 }),
      });
      Validations.of(role).acknowledge({
        id: `AwsSolutions-IAM5[Resource::<${this.getLogicalId(handler.node.defaultChild as CfnElement)}.Arn>:*]`,
        reason: 'Permission to invoke covers the versions and aliases of this one function.',
      });
    }
  }
}
