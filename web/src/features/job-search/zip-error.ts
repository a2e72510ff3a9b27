import { statusOf } from '../../lib/api/api-error.ts';
import { msg } from '../../lib/msg.ts';

/** What a search says whose ZIP is empty or refused; any other failure has nothing to do with the ZIP [SEE-06]. */
export const ZIP_ERROR = msg('Please enter a valid zipcode.');

export const refusesZip = (error: unknown): boolean => [400, 404].includes(statusOf(error));
