import { msg } from '../../lib/msg.ts';

/** What a search says whose ZIP is empty or refused [SEE-06]. */
export const ZIP_ERROR = msg('Please enter a valid zipcode.');
