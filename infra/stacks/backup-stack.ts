import { Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupSelection, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { raiseAlarm } from '../constructs/raise-alarm.ts';

export type BackupStackProps = StackProps & { table: ITable; files: Bucket; alarmTopic: ITopic };

/** As long as point-in-time recovery of the table. */
const KEPT = Duration.days(35);
/** The hour with the fewest users: 3 to 4 in the morning in the middle of the country. */
const SCHEDULE = Schedule.cron({ hour: '9', minute: '0' });
const POLICIES = ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup'] as const;

/**
 * The daily backups of the table and the files, in a vault whose policy denies their deletion. Unlike
 * point-in-time recovery and versions, they survive the deletion of the table or the bucket.
 */
export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, { table, files, alarmTopic, ...props }: BackupStackProps) {
    super(scope, id, props);
    const vault = new BackupVault(this, 'Vault', {
      blockRecoveryPointDeletion: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const rule = new BackupPlanRule({ ruleName: 'daily', scheduleExpression: SCHEDULE, deleteAfter: KEPT });
    const plan = new BackupPlan(this, 'Plan', { backupVault: vault, backupPlanRules: [rule] });
    new BackupSelection(this, 'Selection', {
      backupPlan: plan,
      role: this.createRole(),
      resources: [BackupResource.fromDynamoDbTable(table), BackupResource.fromArn(files.bucketArn)],
      disableDefaultBackupPolicy: true,
    });
    raiseAlarm(this, 'BackupFails', alarmTopic, {
      metric: new Metric({
        namespace: 'AWS/Backup',
        metricName: 'NumberOfBackupJobsFailed',
        dimensionsMap: { BackupVaultName: vault.backupVaultName },
        statistic: Stats.SUM,
        period: Duration.hours(1),
      }),
      threshold: 1,
      description: 'A daily backup of the table or of the files failed.',
    });
  }

  private createRole(): Role {
    const managedPolicies = POLICIES.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name));
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('backup.amazonaws.com'), managedPolicies });
    Validations.of(role).acknowledge(
      ...POLICIES.map((name) => ({
        id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`,
        reason: 'AWS keeps these policies in line with what AWS Backup calls; only that service can assume the role.',
      })),
    );
    return role;
  }
}
