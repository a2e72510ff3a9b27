import { type Answer, isError } from '../operate/ask-aws.ts';

type Aws = <T>(...args: string[]) => Answer<T>;

/** Returns the name of the table in the ARN of its stream. */
const tableOf = (streamArn: string): string => /:table\/([^/]+)\//.exec(streamArn)?.[1] ?? '';

/**
 * Returns a sentence when a deployment with this setting would make the stage use another table than now; undefined
 * otherwise, and for a stage that isn't deployed yet. After a restore, settings without `TABLE_STREAM_ARN` would bring
 * back the damaged table.
 */
export const tableChange = (aws: Aws, stage: string, tableStreamArn: string): string | undefined => {
  const stack = `plumbline-${stage}-data`;
  const used = aws<string | null>(
    ...['cloudformation', 'describe-stacks', '--stack-name', stack, '--query'],
    "Stacks[0].Outputs[?OutputKey=='TableName'].OutputValue | [0]",
  );
  if (isError(used) || !used.value) return undefined;
  const own = aws<string | null>(
    ...['cloudformation', 'list-stack-resources', '--stack-name', stack, '--query'],
    "StackResourceSummaries[?ResourceType=='AWS::DynamoDB::Table'].PhysicalResourceId | [0]",
  );
  const next = tableStreamArn ? tableOf(tableStreamArn) : isError(own) ? '' : own.value;
  return next === used.value
    ? undefined
    : `${stage} uses the table ${used.value}, and TABLE_STREAM_ARN names ${next || 'an unknown one'}.`;
};
