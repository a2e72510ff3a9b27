import { CloudFormationClient, DescribeStackResourcesCommand } from '@aws-sdk/client-cloudformation';

/** Returns the name of the table of a stage, which its data stack created, with the AWS credentials of the shell. */
const findTable = async (stage: string): Promise<string> => {
  const StackName = `plumbline-${stage}-data`;
  const client = new CloudFormationClient({});
  const { StackResources: resources = [] } = await client.send(new DescribeStackResourcesCommand({ StackName }));
  const table = resources.find(({ ResourceType: type }) => type === 'AWS::DynamoDB::Table')?.PhysicalResourceId;
  if (!table) throw new Error(`The stack ${StackName} has no table`);
  return table;
};

/** Lets this process work on the table of `--stage`, or on the one that TABLE_NAME names. Exits when neither is given. */
export const useTable = async (stage: string | undefined): Promise<string> => {
  if (stage) process.env.TABLE_NAME = await findTable(stage);
  const { TABLE_NAME: table } = process.env;
  if (table) return table;
  console.error('Name the stage (--stage production) or set TABLE_NAME.');
  process.exit(2);
};
