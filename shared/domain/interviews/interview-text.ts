/** Returns a time on the clock of a job's site: 'Tue, Nov 24, 7:00 AM EST'. */
export const interviewTimeText = (time: string, { locale, timeZone }: { locale: string; timeZone: string }): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(time));
