import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';

/** The zones of the United States. Browsers' Spanish names of some, such as 'hora oriental', aren't used there. */
export const zoneNames = [
  msg('Eastern Time'),
  msg('Central Time'),
  msg('Mountain Time'),
  msg('Pacific Time'),
  msg('Alaska Time'),
  msg('Mountain Standard Time'),
  msg('Hawaii-Aleutian Standard Time'),
] as const;

/** Returns the everyday name of a time zone, such as 'Eastern Time'. */
export const useZoneName = (timeZone: string): string => {
  const { t, i18n } = useTranslation();
  const nameIn = (locale: string) => longName(timeZone, locale);
  const name = nameIn('en-US');
  return zoneNames.some((each) => each === name) ? t(name) : nameIn(i18n.language);
};

const longName = (timeZone: string, locale: string): string => {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};
