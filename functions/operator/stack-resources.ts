import {
  CloudFormationClient,
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
  type StackResource,
} from '@aws-sdk/client-cloudformation';

/** Returns the resources of one of a stage's stacks, such as `data`. Uses the AWS credentials of the shell. */
export const listStackResources = async (stage: string, stack: string): Promise<StackResource[]> => {
  const StackName = `plumbline-${stage}-${stack}`;
  const { StackResources: resources = [] } = await new CloudFormationClient({}).send(
    new DescribeStackResourcesCommand({ StackName }),
  );
  return resources;
};

/**
 * Returns the name of the first resource of a type. With `idStart`, its logical id must begin with this text. Throws
 * when there is none.
 */
export const findStackResource = async (stage: string, stack: string, type: string, idStart = ''): Promise<string> => {
  const found = (await listStackResources(stage, stack)).find(
    ({ ResourceType, LogicalResourceId: id }) => ResourceType === type && id?.startsWith(idStart),
  );
  if (!found?.PhysicalResourceId) throw new Error(`The stack plumbline-${stage}-${stack} has no ${idStart} ${type}`);
  return found.PhysicalResourceId;
};

/** Returns the value of an output of one of a stage's stacks. Throws when there is none. */
export const findStackOutput = async (stage: string, stack: string, key: string): Promise<string> => {
  const StackName = `plumbline-${stage}-${stack}`;
  const { Stacks: [found] = [] } = await new CloudFormationClient({}).send(new DescribeStacksCommand({ StackName }));
  const value = found?.Outputs?.find(({ OutputKey }) => OutputKey === key)?.OutputValue;
  if (!value) throw new Error(`The stack ${StackName} has no output ${key}`);
  return value;
};
