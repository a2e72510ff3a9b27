import { setTimeout } from 'node:timers/promises';
import { codeAt, stepAt } from '../../../infra/local/cognito/totp.ts';
import { DEMO_STAFF_SECRET } from '../../../infra/local/demo/world/demo-world.ts';
import { cloudNow } from '../cloud/clock.ts';

const STEP_MS = 30_000;

/** The tests' authenticator app: the secrets by e-mail, and the steps whose codes it has shown. */
const secrets = new Map([['demo.support@plumbline.test', DEMO_STAFF_SECRET]]);
const shown = new Map<string, Set<number>>();

/** The enrollment codes of staff without an app, by e-mail. */
const enrollmentCodes = new Map<string, string>();

export const keepEnrollmentCode = (email: string, code: string): void => {
  enrollmentCodes.set(email, code);
};

export const enrollmentCodeOf = (email: string): string => {
  const code = enrollmentCodes.get(email);
  if (!code) throw new Error(`There is no enrollment code of ${email}`);
  return code;
};

export const keepSecret = (email: string, secret: string): void => {
  secrets.set(email, secret);
  shown.delete(email);
};

/** A code that is valid at `time` and was not shown before: each is accepted for one sign-in. */
const freshCode = (email: string, time: Date): string | undefined => {
  const secret = secrets.get(email);
  if (!secret) throw new Error(`There is no secret of ${email}`);
  const used = shown.get(email) ?? new Set();
  const later = [0, 1, -1].find((steps) => !used.has(stepAt(time) + steps));
  if (later === undefined) return undefined;
  shown.set(email, used.add(stepAt(time) + later));
  return codeAt(secret, time, later);
};

/** The code that the owner of an e-mail enters; after three within half a minute, waits for the next one. */
export const codeOf = async (email: string): Promise<string> => {
  for (;;) {
    const time = await cloudNow();
    const code = freshCode(email, time);
    if (code) return code;
    await setTimeout(STEP_MS - (time.getTime() % STEP_MS));
  }
};
