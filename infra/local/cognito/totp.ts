import { generateSecret, generateSync, verifySync } from 'otplib';

/** RFC 6238 as Cognito and authenticator apps have it: SHA-1, six digits, a step of 30 seconds. */
const STEP_SECONDS = 30;

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

/** The number of the step that a time is in. */
export const stepAt = (time: Date): number => Math.floor(secondsOf(time) / STEP_SECONDS);

/** The code that an authenticator app shows at `time`, or this many steps later. */
export const codeAt = (secret: string, time: Date, stepsLater = 0): string =>
  generateSync({ secret, epoch: secondsOf(time) + stepsLater * STEP_SECONDS });

/** The step whose code it is, one before and one after included; undefined when it is no such code. */
export const stepOfCode = (secret: string, code: string, time: Date): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = verifySync({ secret, token: code, epoch: secondsOf(time), epochTolerance: STEP_SECONDS });
  return result.valid ? stepAt(time) + result.delta : undefined;
};

export const newSecret = (): string => generateSecret();
