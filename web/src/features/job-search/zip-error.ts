import { msg } from '../../lib/msg.ts';

/** What a search without a usable ZIP says, and one that failed for any other reason [SEE-06]. */
export const ZIP_ERROR = msg('Please enter a valid zipcode.');
