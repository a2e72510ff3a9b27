import { hash } from 'node:crypto';

type Challenge = { algorithm: string; challenge: string; maxnumber: number; salt: string; signature: string };

/** Solves an ALTCHA challenge as the browser does: finds the number whose hash with the salt is the challenge. */
export const solve = ({ algorithm, challenge, maxnumber, salt, signature }: Challenge): string => {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (hash('sha256', `${salt}${number}`) === challenge) {
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
    }
  }
  throw new Error('The challenge has no solution');
};
