import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const OLDEST = 17;

/** A problem with the machine that its user must solve. It is shown as one line, without a stack. */
export class MachineProblem extends Error {}

const advice =
  `DynamoDB Local needs Java ${OLDEST} or newer: install openjdk-17-jre-headless (Debian, Ubuntu) or openjdk (Homebrew), ` +
  'then start again.';

/** Throws a MachineProblem that says what to install when Java is absent or too old. */
export async function requireJava(): Promise<void> {
  let said: string;
  try {
    const { stdout, stderr } = await promisify(execFile)('java', ['-version']);
    said = stdout + stderr;
  } catch {
    throw new MachineProblem(`Java was not found. ${advice}`);
  }
  const version = Number(/version "(\d+)/.exec(said)?.[1] ?? 0);
  if (version < OLDEST) throw new MachineProblem(`This Java is version ${version || 'unknown'}. ${advice}`);
}
