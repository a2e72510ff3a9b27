import { ApiError } from '../../http/errors.ts';

/**
 * The base-10 logarithm of how many guesses a password must withstand. A sign-in allows some hundred guesses an hour for
 * an address, so this is more than a lifetime of them, while what the lists of leaked passwords hold falls within hours.
 */
const MIN_GUESSES_LOG10 = 7;

/** Loaded with the first new password of a function: a list of 30,000 leaked passwords in 0.3 MB. */
const loadEstimator = async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
};
let estimator: ReturnType<typeof loadEstimator> | undefined;

/** An e-mail or a name as it is, its parts, and the parts in one word. */
const wordsOf = (text: string): string[] => {
  const [local = ''] = text.split('@');
  return [text, local, local.replace(/[^\p{L}\p{N}]/gu, ''), ...local.split(/[^\p{L}\p{N}]+/u)].filter(Boolean);
};

/**
 * Refuses a new password that is on a list of common and leaked ones, is made from one by the usual changes, or says
 * little more than the person's own e-mail or name (`own`), which keeps to all other rules [ACC-23]. Throws
 * `password_guessable`.
 */
export const requireStrongPassword = async (password: string, own: readonly string[]): Promise<void> => {
  estimator ??= loadEstimator();
  const { guessesLog10 } = (await estimator).check(password, [...own.flatMap(wordsOf), 'plumbline']);
  if (guessesLog10 < MIN_GUESSES_LOG10) throw new ApiError('password_guessable', { path: 'password' });
};
