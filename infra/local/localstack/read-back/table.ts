import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import type { Clients } from '../clients.ts';
import { differencesOf } from './compare.ts';
import type { ResourcePair } from './wanted.ts';

/** Compares the table: keys, indexes, stream, expiry, deletion protection and recovery. */
export async function tableDifferences(
  { dynamodb }: Clients,
  { name: TableName, wanted }: ResourcePair,
): Promise<string[]> {
  const [{ Table: table }, { TimeToLiveDescription: expiry }, { ContinuousBackupsDescription: backups }] =
    await Promise.all([
      dynamodb.send(new DescribeTableCommand({ TableName })),
      dynamodb.send(new DescribeTimeToLiveCommand({ TableName })),
      dynamodb.send(new DescribeContinuousBackupsCommand({ TableName })),
    ]);
  const { TimeToLiveSpecification, PointInTimeRecoverySpecification, BillingMode, SSESpecification, Tags, ...rest } =
    wanted;
  void Tags;
  const found = {
    ...table,
    BillingMode: table?.BillingModeSummary?.BillingMode,
    TimeToLive: { AttributeName: expiry?.AttributeName, Status: expiry?.TimeToLiveStatus },
    Recovery: backups?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus,
    Encryption: table?.SSEDescription?.Status,
  };
  return differencesOf(
    {
      ...rest,
      BillingMode,
      TimeToLive: { AttributeName: TimeToLiveSpecification.AttributeName, Status: 'ENABLED' },
      Recovery: PointInTimeRecoverySpecification?.PointInTimeRecoveryEnabled ? 'ENABLED' : undefined,
      Encryption: SSESpecification?.SSEEnabled ? 'ENABLED' : undefined,
    },
    found,
  );
}
