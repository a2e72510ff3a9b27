import { EXPORT_DAYS } from '@plumbline/shared/options/limits';
import { indexKeysOf, indexNames, tableAttributes } from '@plumbline/shared/table-names';
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  type ITable,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { type Bucket, type CfnBucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { createAlarmTopic } from '../constructs/alarm-topic.ts';
import { createKeySecrets, type KeySecrets } from '../constructs/key-secrets.ts';
import { createConfigurationSet } from '../constructs/mail/configuration-set.ts';
import { scanFiles } from '../constructs/malware-scan.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { keepsData, type Settings } from '../settings.ts';

const string = (name: string) => ({ name, type: AttributeType.STRING });

/**
 * The resources that outlive every deployment: the table, the bucket of files, the topic of alarms and the
 * configuration set of e-mails.
 */
export class DataStack extends Stack {
  readonly table: ITable;
  readonly files: Bucket;
  readonly alarmTopic: Topic;
  readonly keySecrets: KeySecrets;

  constructor(scope: Construct, id: string, props: StackProps & { settings: Settings }) {
    super(scope, id, props);
    this.table = this.chooseTable(props.settings);
    this.files = this.createFiles(props.settings);
    scanFiles(this, this.files, props.settings);
    this.keySecrets = createKeySecrets(this);
    this.alarmTopic = createAlarmTopic(this, 'Alarms', props.settings);
    // In the first stack, because SES rejects e-mails that name a configuration set before it exists.
    createConfigurationSet(this, 'Mails', props.settings);
  }

  /**
   * Returns the table that all stacks use: the one of this stack, or a restored one. This stack's table and its exports
   * always stay, because CloudFormation refuses to remove an export while a deployed stack imports it.
   */
  private chooseTable(settings: Settings): ITable {
    const own = this.createTable(settings);
    for (const value of [own.tableName, own.tableArn, own.tableStreamArn]) this.exportValue(value);
    const table = settings.tableStreamArn ? this.importTable(settings.tableStreamArn) : own;
    new CfnOutput(this, 'TableName', { value: table.tableName });
    return table;
  }

  private importTable(tableStreamArn: string): ITable {
    const [tableArn = ''] = tableStreamArn.split('/stream/');
    return Table.fromTableAttributes(this, 'RestoredTable', {
      tableArn,
      tableStreamArn,
      globalIndexes: [...indexNames],
    });
  }

  private createTable(settings: Settings): Table {
    const table = new Table(this, 'Table', {
      partitionKey: string(tableAttributes.partitionKey),
      sortKey: string(tableAttributes.sortKey),
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      timeToLiveAttribute: tableAttributes.timeToLive,
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      encryption: TableEncryption.AWS_MANAGED,
      deletionProtection: keepsData(settings),
      removalPolicy: keepsData(settings) ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    for (const indexName of indexNames) {
      const { partitionKey, sortKey } = indexKeysOf(indexName);
      table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: string(partitionKey),
        sortKey: string(sortKey),
        projectionType: ProjectionType.ALL,
      });
    }
    return table;
  }

  /**
   * Creates the private bucket of files, which is reached by signed links only. Unfinished uploads are deleted after a
   * day, and copies of users' data after a week. Deleted and overwritten files can be restored for 30 days, because a
   * bug could delete files.
   */
  private createFiles(settings: Settings): Bucket {
    const logs = new PrivateBucket(this, 'FileLogs', { settings, lifecycleRules: [{ expiration: Duration.days(90) }] });
    Validations.of(logs).acknowledge({ id: 'AwsSolutions-S1', reason: 'This is the bucket the logs go to.' });
    const files = new PrivateBucket(this, 'Files', {
      settings,
      versioned: true,
      serverAccessLogsBucket: logs,
      cors: [
        {
          // A form is accepted from any of these pages, because it needs the product's signature. CloudFront's address
          // is unknown here.
          allowedOrigins: [settings.siteUrl || 'https://*.cloudfront.net'],
          allowedMethods: [HttpMethods.GET, HttpMethods.POST],
          allowedHeaders: ['content-type'],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        {
          id: 'uploads',
          prefix: 'uploads/',
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          id: 'exports',
          prefix: 'exports/',
          expiration: Duration.days(EXPORT_DAYS),
          noncurrentVersionExpiration: Duration.days(1),
        },
        { id: 'versions', noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true },
        { id: 'parts', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    // CDK's own option would add a function for a setting that CloudFormation supports directly.
    (files.node.defaultChild as CfnBucket).notificationConfiguration = {
      eventBridgeConfiguration: { eventBridgeEnabled: true },
    };
    return files;
  }
}
