import { generateSecret, generateSync, verifySync } from 'otplib';

/** The parameters of RFC 6238 that Cognito and authenticator apps use: SHA-1, six digits, steps of 30 seconds. */
const STEP_SECONDS = 30;

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

/** Returns the number of the step that contains a time. */
export const stepAt = (time: Date): number => Math.floor(secondsOf(time) / STEP_SECONDS);

/** Returns the code that an authenticator app shows at `time`, or the given number of steps later. */
export const codeAt = (secret: string, time: Date, stepsLater = 0): string =>
  generateSync({ secret, epoch: secondsOf(time) + stepsLater * STEP_SECONDS });

/** Returns the step of a code: the one of `time`, or the one before or after; undefined for any other code. */
export const stepOfCode = (secret: string, code: string, time: Date): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = verifySync({ secret, token: code, epoch: secondsOf(time), epochTolerance: STEP_SECONDS });
  return result.valid ? stepAt(time) + result.delta : undefined;
};

export const newSecret = (): string => generateSecret();
