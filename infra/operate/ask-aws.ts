import { spawnSync } from 'node:child_process';

/** The result of the AWS CLI, or the error. */
export type Answer<T> = { value: T } | { error: string };

export const isError = <T>(answer: Answer<T>): answer is { error: string } => 'error' in answer;

/**
 * Calls the AWS CLI with the credentials and the region of the shell. docs/deploy.md lists the CLI as a prerequisite.
 */
export function askAws<T>(...args: string[]): Answer<T> {
  const { status, stdout, stderr, error } = spawnSync('aws', [...args, '--output', 'json'], { encoding: 'utf8' });
  if (error) return { error: `The AWS CLI did not start: ${error.message}` };
  if (status !== 0) return { error: stderr.trim() };
  return { value: (stdout.trim() ? JSON.parse(stdout) : {}) as T };
}
