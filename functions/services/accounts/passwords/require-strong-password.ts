import { ApiError } from '../../../platform/errors.ts';

/**
 * The least number of guesses that a password must withstand, as a base-10 logarithm. Sign-in allows 280 guesses an
 * hour for an e-mail, so 10,000,000 take four years. 'Password1!' would last three days.
 */
const MIN_GUESSES_LOG10 = 7;
/** Only the first characters are estimated, because a longer text takes seconds. */
const MOST_ESTIMATED = 64;

/** Loads the estimator with its 0.3 MB of leaked passwords, before the first estimate of a function. */
const loadEstimator = async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
};
let estimator: ReturnType<typeof loadEstimator> | undefined;

/** Returns a text (an e-mail or a name), its parts, and the parts as one word. */
const wordsOf = (text: string): string[] => {
  const [local = ''] = text.split('@');
  return [text, local, local.replace(/[^\p{L}\p{N}]/gu, ''), ...local.split(/[^\p{L}\p{N}]+/u)].filter(Boolean);
};

/**
 * Throws `password_guessable` for a new password that is easy to guess: a leaked one, a usual variation of one, or one
 * that repeats the user's e-mail or name (`own`). Such a password can satisfy all rules of the form [ACC-23].
 */
export const requireStrongPassword = async (password: string, own: readonly string[]): Promise<void> => {
  estimator ??= loadEstimator();
  const { guessesLog10 } = (await estimator).check(password.slice(0, MOST_ESTIMATED), [
    ...own.flatMap(wordsOf),
    'plumbline',
  ]);
  if (guessesLog10 < MIN_GUESSES_LOG10) throw new ApiError('password_guessable', { path: 'password' });
};
