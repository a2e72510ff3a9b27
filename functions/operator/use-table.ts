import { findStackResource } from './stack-resources.ts';

/** Sets the table for this process: that of `--stage`, or the one in TABLE_NAME. Exits when neither is given. */
export const useTable = async (stage: string | undefined): Promise<string> => {
  if (stage) process.env.TABLE_NAME = await findStackResource(stage, 'data', 'AWS::DynamoDB::Table');
  const { TABLE_NAME: table } = process.env;
  if (table) return table;
  console.error('Name the stage (--stage production) or set TABLE_NAME.');
  process.exit(2);
};
