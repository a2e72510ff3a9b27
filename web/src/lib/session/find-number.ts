import { fillBlock, hashBlock, LONGEST_TEXT } from './single-block-sha256.ts';

export type ChallengeTask = { algorithm: string; challenge: string; salt: string; maxnumber: number };

const hashHex = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Finds the number whose hash with the salt is the challenge, in one synchronous loop; undefined when there is none.
 */
export const findNumber = async ({ algorithm, challenge, salt, maxnumber }: ChallengeTask) => {
  const bytes = new Uint8Array(LONGEST_TEXT);
  const { read, written } = new TextEncoder().encodeInto(salt, bytes);
  const isOneBlock = read === salt.length && written + String(maxnumber).length <= LONGEST_TEXT;
  if (algorithm !== 'SHA-256' || !isOneBlock) {
    const { solveChallenge } = await import('altcha-lib/v1');
    return (await solveChallenge(challenge, salt, algorithm, maxnumber).promise)?.number;
  }
  const start = Number.parseInt(challenge.slice(0, 8), 16) | 0;
  for (let number = 0; number <= maxnumber; number += 1) {
    const digits = String(number);
    for (let index = 0; index < digits.length; index += 1) bytes[written + index] = digits.charCodeAt(index);
    fillBlock(bytes, written + digits.length);
    // One in four billion hashes starts like the challenge by chance, so the whole hash is compared.
    if (hashBlock() === start && (await hashHex(salt + number)) === challenge) return number;
  }
  return undefined;
};
