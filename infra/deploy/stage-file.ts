import { existsSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../..');

/** Returns the path of the file with the settings of a stage, relative to the repository. */
export const stageFileOf = (stage: string): string => `.env.${stage}`;

/** Loads the variables of `.env.<stage>` into the environment. Variables that are already set take precedence. */
export const loadStageFile = (stage: string | undefined): void => {
  const path = stage && join(repository, stageFileOf(stage));
  if (path && existsSync(path)) process.loadEnvFile(path);
};
