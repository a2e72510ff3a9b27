import { CLEAN_FILES_REFUSED } from '@plumbline/shared/domain/files/clean-files-limit';
import { Duration, Size, Stack, type StackProps } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Schedule, ScheduleExpression, ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Backend } from '../constructs/backend.ts';
import { BackendFunction } from '../constructs/backend-function.ts';
import { createDeadLetterQueue } from '../constructs/dead-letters/dead-letter-queue.ts';
import { raiseDurationAlarm } from '../constructs/duration-alarm.ts';
import { raiseAlarm } from '../constructs/raise-alarm.ts';
import { schedulePermissions } from '../permissions.ts';

type ScheduleName = keyof typeof schedulePermissions;

/** The longest run of Lambda. */
const QUARTER = Duration.minutes(15);
/**
 * The time limits of the schedules whose work can take longer than one run. A run ends half a minute before its limit,
 * and the next one starts right afterwards, so that the runs of a schedule don't overlap.
 */
const limits: Partial<Record<ScheduleName, Duration>> = {
  'expire-matches': QUARTER,
  'make-data-exports': QUARTER,
  'send-match-digests': QUARTER,
  'send-saved-searches': QUARTER,
};
/** The schedules that need more disk than usual. A copy of someone's data is written there before it is stored. */
const disks: Partial<Record<ScheduleName, Size>> = { 'make-data-exports': Size.gibibytes(2) };
const USUAL_LIMIT = Duration.minutes(5);

/** The schedules that serve a due list until it is empty or their time is over. */
const dueLists: readonly ScheduleName[] = [
  'expire-matches',
  'make-data-exports',
  'reconcile-payments',
  'send-match-digests',
  'send-reminders',
  'send-saved-searches',
];

const intervals: Record<ScheduleName, Duration> = {
  'check-site': Duration.minutes(5),
  'clean-files': Duration.days(1),
  'expire-matches': Duration.minutes(15),
  'make-data-exports': Duration.minutes(15),
  'reconcile-payments': Duration.hours(1),
  'send-match-digests': Duration.minutes(15),
  'send-reminders': Duration.minutes(5),
  'send-saved-searches': Duration.minutes(15),
};

/** Raises an alarm when clean-files refuses to delete. It counts the log line, because the run itself succeeds. */
const createRefusalAlarm = (cleanFiles: BackendFunction, alarmTopic: ITopic): void => {
  const refusals = new MetricFilter(cleanFiles, 'Refusals', {
    logGroup: cleanFiles.logGroup,
    filterPattern: FilterPattern.stringValue('$.message', '=', CLEAN_FILES_REFUSED),
    metricNamespace: 'Plumbline',
    metricName: `${Stack.of(cleanFiles).stackName}-clean-files-refused`,
  });
  raiseAlarm(cleanFiles, 'Refused', alarmTopic, {
    metric: refusals.metric({ statistic: 'Sum', period: Duration.hours(1) }),
    threshold: 1,
    description: 'clean-files found too many files that the table does not name, and deleted none.',
  });
};

/** The number of missed intervals at which the alarm is raised. */
const MISSED_RUNS = 3;
const SECONDS_OF_A_DAY = 86_400;

/** Raises an alarm when a schedule has not run for several intervals. CloudWatch can look back at most one day. */
const createHeartbeatAlarm = (handler: BackendFunction, interval: Duration, alarmTopic: ITopic): void => {
  const periods = Math.min(MISSED_RUNS, Math.floor(SECONDS_OF_A_DAY / interval.toSeconds()));
  raiseAlarm(handler, 'Silent', alarmTopic, {
    metric: handler.metricInvocations({ period: interval }),
    threshold: 1,
    periods,
    isMinimum: true,
    description: `The schedule of ${handler.node.id} has not run when it was due.`,
  });
};

/** The scheduled functions, one for each file functions/schedules/<name>.ts. */
export class SchedulesStack extends Stack {
  constructor(scope: Construct, id: string, { backend, ...props }: StackProps & { backend: Backend }) {
    super(scope, id, props);
    const scheduleGroup = new ScheduleGroup(this, 'Group');
    const role = new Role(this, 'Invoker', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') });
    const deadLetterQueue = createDeadLetterQueue(this, 'ScheduleDeadLetters', backend.alarmTopic);
    for (const name of Object.keys(intervals) as ScheduleName[]) {
      const handler = new BackendFunction(this, `${name}-function`, {
        entry: `functions/schedules/${name}.ts`,
        permissions: schedulePermissions[name],
        backend,
        timeout: limits[name] ?? USUAL_LIMIT,
        ...(disks[name] && { disk: disks[name] }),
      });
      // The schedule only hands over. Lambda retries a failing function and then sends the event to the dead-letter
      // queue.
      handler.live.configureAsyncInvoke({
        retryAttempts: 2,
        maxEventAge: Duration.hours(1),
        onFailure: new SqsDestination(deadLetterQueue),
      });
      createHeartbeatAlarm(handler, intervals[name], backend.alarmTopic);
      raiseDurationAlarm(handler, backend.alarmTopic, dueLists.includes(name));
      if (name === 'clean-files') createRefusalAlarm(handler, backend.alarmTopic);
      new Schedule(this, name, {
        scheduleGroup,
        schedule: ScheduleExpression.rate(intervals[name]),
        target: new LambdaInvoke(handler.live, { role, deadLetterQueue, retryAttempts: 2 }),
      });
    }
  }
}
