import { formatDate } from '../dates/dates.ts';

export type ParamValues = Readonly<Record<string, string | number>>;

/**
 * Returns the parameters of a text in displayed form. A `date` is formatted in the language and doesn't depend on the
 * reader's time zone.
 */
export const shownParams = (params: ParamValues, locale = 'en-US'): ParamValues =>
  params.date === undefined
    ? params
    : { ...params, date: formatDate(String(params.date), { locale, timeZone: 'UTC' }) };
