import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

const string = (name: string) => ({ name, type: AttributeType.STRING });

/** Global secondary indexes; `gsi1` has the keys `gsi1pk` and `gsi1sk`. */
export const indexNames = ['gsi1', 'gsi2', 'gsi3'] as const;

/** The one table and the topic alarms go to: what outlives every deployment. */
export class DataStack extends Stack {
  readonly table: Table;
  readonly alarmTopic: Topic;

  constructor(scope: Construct, id: string, props: StackProps & { settings: Settings }) {
    super(scope, id, props);
    this.table = new Table(this, 'Table', {
      partitionKey: string('pk'),
      sortKey: string('sk'),
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      timeToLiveAttribute: 'ttl',
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      encryption: TableEncryption.AWS_MANAGED,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    for (const indexName of indexNames) {
      this.table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: string(`${indexName}pk`),
        sortKey: string(`${indexName}sk`),
        projectionType: ProjectionType.ALL,
      });
    }

    this.alarmTopic = new Topic(this, 'Alarms', { enforceSSL: true });
    if (props.settings.alarmEmail) this.alarmTopic.addSubscription(new EmailSubscription(props.settings.alarmEmail));
  }
}
