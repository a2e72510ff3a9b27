import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret as Cognito writes it. */
const decodeBase32 = (text: string): Buffer => {
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The code that an authenticator app shows at a time (RFC 6238: SHA-1, 30 seconds, 6 digits). */
export const codeAt = (secret: string, time: Date): string => {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(time.getTime() / STEP_MS)));
  const digest = createHmac('sha1', decodeBase32(secret)).update(step).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
};
