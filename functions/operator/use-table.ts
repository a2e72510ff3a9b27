import { findStackOutput } from './stack-resources.ts';

/**
 * Sets the table for this process: the one that the functions of `--stage` use, or the one in TABLE_NAME. Exits when
 * neither is given.
 */
export const useTable = async (stage: string | undefined): Promise<string> => {
  if (stage) process.env.TABLE_NAME = await findStackOutput(stage, 'data', 'TableName');
  const { TABLE_NAME: table } = process.env;
  if (table) return table;
  console.error('Name the stage (--stage production) or set TABLE_NAME.');
  process.exit(2);
};
