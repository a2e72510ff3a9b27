import { existsSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../..');

/** The file with the settings of a stage, relative to the repository. */
export const stageFileOf = (stage: string): string => `.env.${stage}`;

/** Puts the settings of `.env.<stage>` into the environment, where variables that are set already stay. */
export const loadStageFile = (stage: string | undefined): void => {
  const path = stage && join(repository, stageFileOf(stage));
  if (path && existsSync(path)) process.loadEnvFile(path);
};
