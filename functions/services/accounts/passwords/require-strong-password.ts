import { ApiError } from '../../../platform/errors.ts';

/**
 * The base-10 logarithm of how many guesses a password must withstand. The sign-in allows 280 guesses an hour for an
 * e-mail, so 10,000,000 take four years, while 'Password1!' would take three days.
 */
const MIN_GUESSES_LOG10 = 7;
/** The estimate of a longer text takes seconds, and its beginning says enough. */
const MOST_ESTIMATED = 64;

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
 * Throws `password_guessable` for a new password that is on a list of common and leaked ones, is made from one by the
 * usual changes, or says little more than the person's own e-mail or name (`own`). Such passwords can satisfy all rules
 * of the form [ACC-23].
 */
export const requireStrongPassword = async (password: string, own: readonly string[]): Promise<void> => {
  estimator ??= loadEstimator();
  const { guessesLog10 } = (await estimator).check(password.slice(0, MOST_ESTIMATED), [
    ...own.flatMap(wordsOf),
    'plumbline',
  ]);
  if (guessesLog10 < MIN_GUESSES_LOG10) throw new ApiError('password_guessable', { path: 'password' });
};
