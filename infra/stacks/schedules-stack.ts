import { type CfnElement, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Schedule, ScheduleExpression, ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
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
