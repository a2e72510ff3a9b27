import { limitRate } from './limit-rate.ts';

/** What one address may ask the functions for in an hour: more than a search engine does, which keeps to 429. */
const MOST_PAGES = 3000;

export const limitPages = (sourceIp: string): Promise<void> => limitRate('public-page', sourceIp, MOST_PAGES);
