import { msg } from '../../lib/msg.ts';

/** The error of a search with an empty or refused ZIP [SEE-06]. */
export const ZIP_ERROR = msg('Please enter a valid zipcode.');
