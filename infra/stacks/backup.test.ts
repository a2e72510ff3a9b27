import { describe, expect, it } from 'vitest';
import { synthesise } from '../testing/synthesise.ts';

const account = { CDK_DEFAULT_ACCOUNT: '111122223333', CDK_DEFAULT_REGION: 'us-west-2' };
const TABLE_ARN = 'arn:aws:dynamodb:us-west-2:111122223333:table/plumbline-restored';
const { all } = synthesise(account);
const one = (type: string, found = all) => {
  const [first, ...others] = found(type);
  expect(others).toEqual([]);
  return first!;
};
const typesOf = (found: typeof all) => found('AWS::Backup::BackupPlan').length;

describe('the daily backups', () => {
  it('are made at night and deleted after 35 days', () => {
    const [rule, ...others] = one('AWS::Backup::BackupPlan').Properties.BackupPlan.BackupPlanRule;
    expect(others).toEqual([]);
    expect(rule).toMatchObject({ ScheduleExpression: 'cron(0 9 * * ? *)', Lifecycle: { DeleteAfterDays: 35 } });
  });

  it('have the table and the bucket of files, and nothing else', () => {
    const { BackupSelection: selection } = one('AWS::Backup::BackupSelection').Properties;
    const resources = JSON.stringify(selection.Resources);
    expect(selection.Resources).toHaveLength(2);
    const [table] = all('AWS::DynamoDB::Table');
    const files = all('AWS::S3::Bucket').find(({ Properties }) => Properties.CorsConfiguration);
    for (const { id } of [table!, files!]) expect(resources).toMatch(new RegExp(`ImportValue[^}]*${id}Arn`));
    // AWS Backup refuses a bucket without versions and events.
    expect(files?.Properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
    expect(files?.Properties.NotificationConfiguration.EventBridgeConfiguration).toBeDefined();
  });

  it('have a restored table when the settings name one', () => {
    const found = synthesise({ ...account, TABLE_STREAM_ARN: `${TABLE_ARN}/stream/2026-11-27T10:00:00.000` });
    const { BackupSelection: selection } = one('AWS::Backup::BackupSelection', found.all).Properties;
    expect(selection.Resources).toContain(TABLE_ARN);
  });

  it('stay when the stack is deleted, and the policy of the vault denies their deletion', () => {
    const vault = one('AWS::Backup::BackupVault');
    expect(vault.DeletionPolicy).toBe('Retain');
    const [statement] = vault.Properties.AccessPolicy.Statement;
    expect(statement).toMatchObject({ Effect: 'Deny', Principal: { AWS: '*' } });
    expect(statement.Action).toContain('backup:DeleteRecoveryPoint');
  });

  it('are made by a role that only AWS Backup can assume', () => {
    const { IamRoleArn } = one('AWS::Backup::BackupSelection').Properties.BackupSelection;
    const [id] = IamRoleArn['Fn::GetAtt'];
    const role = all('AWS::IAM::Role').find((found) => found.id === id && found.template.endsWith('-backup'));
    expect(role?.Properties.AssumeRolePolicyDocument.Statement).toMatchObject([
      { Principal: { Service: 'backup.amazonaws.com' } },
    ]);
    expect(JSON.stringify(role?.Properties.ManagedPolicyArns)).toMatch(/ForBackup.*ForS3Backup/);
  });

  it('raise an alarm when one fails', () => {
    const alarm = all('AWS::CloudWatch::Alarm').find(({ id }) => id.startsWith('BackupFails'));
    expect(alarm?.Properties).toMatchObject({ Namespace: 'AWS/Backup', MetricName: 'NumberOfBackupJobsFailed' });
    expect(alarm?.Properties.AlarmActions).toHaveLength(1);
  });

  it('are not made in staging, whose data can be destroyed, nor with BACKUPS=off', () => {
    expect(typesOf(all)).toBe(1);
    expect(typesOf(synthesise({ STAGE: 'staging' }).all)).toBe(0);
    expect(typesOf(synthesise({ BACKUPS: 'off' }).all)).toBe(0);
  });
});
