import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson } from '../state.ts';

const folderOf = (localDir: string) => join(localDir, 'dead-letters');

/** Puts a message about failed work into the failure destination of a function. */
export const writeDeadLetter = (localDir: string, functionId: string, message: object): void =>
  writeJson(join(folderOf(localDir), functionId, `${Date.now()}-${randomUUID()}.json`), message);

/** Returns the messages in the failure destinations, by the id of the function that failed. */
export const readDeadLetters = (localDir: string): Record<string, unknown[]> => {
  const folder = folderOf(localDir);
  if (!existsSync(folder)) return {};
  const messagesOf = (functionId: string) =>
    readdirSync(join(folder, functionId)).map((file) => readJson(join(folder, functionId, file), {}));
  return Object.fromEntries(readdirSync(folder).map((functionId) => [functionId, messagesOf(functionId)]));
};
