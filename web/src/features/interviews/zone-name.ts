import { useLocale } from '../../ui/text/date-text.tsx';

/** Returns the everyday name of a time zone, such as 'Eastern Time'. */
export const useZoneName = (timeZone: string): string => {
  const locale = useLocale();
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};
