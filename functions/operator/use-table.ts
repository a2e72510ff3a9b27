import { findStackResource } from './stack-resources.ts';

/**
 * Lets this process work on the table of `--stage`, or on the one that TABLE_NAME names. Exits when neither is given.
 */
export const useTable = async (stage: string | undefined): Promise<string> => {
  if (stage) process.env.TABLE_NAME = await findStackResource(stage, 'data', 'AWS::DynamoDB::Table');
  const { TABLE_NAME: table } = process.env;
  if (table) return table;
  console.error('Name the stage (--stage production) or set TABLE_NAME.');
  process.exit(2);
};
