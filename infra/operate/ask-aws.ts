import { spawnSync } from 'node:child_process';

/** The response of the AWS CLI, or why it failed. */
export type Answer<T> = { value: T } | { error: string };

export const isError = <T>(answer: Answer<T>): answer is { error: string } => 'error' in answer;

/**
 * Asks AWS through its CLI, with the credentials and the region of the shell. The CLI is what docs/deploy.md begins
 * with.
 */
export function askAws<T>(...args: string[]): Answer<T> {
  const { status, stdout, stderr, error } = spawnSync('aws', [...args, '--output', 'json'], { encoding: 'utf8' });
  if (error) return { error: `The AWS CLI did not start: ${error.message}` };
  if (status !== 0) return { error: stderr.trim() };
  return { value: (stdout.trim() ? JSON.parse(stdout) : {}) as T };
}
