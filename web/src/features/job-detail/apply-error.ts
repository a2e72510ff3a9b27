import { firstError } from '../../lib/api/api-error.ts';
import { msg } from '../../lib/msg.ts';

const texts: Readonly<Record<string, string>> = {
  'Profile already requested': msg('Job application already sent'),
  'This Job has been deleted': msg('This job has been deleted'),
};

/** What a failed application says, from what the server said [SEE-17]. */
export const applyErrorText = (error: unknown): string =>
  texts[firstError(error, '')] ?? msg('Cannot send job application !! try again !!');
