import { formatDate } from '../dates/dates.ts';

export type ParamValues = Readonly<Record<string, string | number>>;

/**
 * The parameters of a text as a reader sees them: a `date` in the words of the language, whatever the zone of the
 * reader.
 */
export const shownParams = (params: ParamValues, locale = 'en-US'): ParamValues =>
  params.date === undefined
    ? params
    : { ...params, date: formatDate(String(params.date), { locale, timeZone: 'UTC' }) };
