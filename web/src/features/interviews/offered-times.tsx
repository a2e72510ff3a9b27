import { Box, chakra } from '@chakra-ui/react';
import type { InterviewPage } from '@plumbline/shared/contracts/interviews/interviews';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useLocale } from '../../ui/text/date-text.tsx';
import { DayRule } from './day-rule.tsx';

const Choice = chakra('label', {
  base: {
    display: 'grid',
    gap: '3',
    p: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'border-strong',
    borderRadius: 'm',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px var(--chakra-colors-accent)' },
    '&:focus-within': { outline: '3px solid var(--chakra-colors-focus)', outlineOffset: '2px' },
    '& input': { width: '20px', height: '20px', accentColor: 'var(--chakra-colors-accent)' },
  },
});

type OfferedTimesProps = {
  page: InterviewPage;
  busy: boolean;
  onPick: (start: string) => void;
  onSuggest: () => void;
  onDecline: () => void;
};

/** The offered times, of which the reader picks one, offers others, or says that none works. */
export const OfferedTimes = ({ page, busy, onPick, onSuggest, onDecline }: OfferedTimesProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { timeZone } = page;
  const times = (page.interview?.times ?? []).filter((time) => time > new Date().toISOString());
  const [chosen, choose] = useState(times[0]);
  const dayOf = (time: string) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(
      new Date(time),
    );
  const clockOf = (time: string) =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(time));
  return (
    <>
      {times.length > 0 ? (
        <Box as="fieldset" display="grid" gap="3">
          <Box as="legend" fontWeight="semibold" mb="3">
            {t('Pick the time that works')}
          </Box>
          {times.map((time) => (
            <Choice key={time}>
              <Box display="flex" alignItems="center" gap="4">
                <input type="radio" name="time" checked={chosen === time} onChange={() => choose(time)} />
                <Box flex="1">
                  <b>{dayOf(time)}</b>
                  <Box color="muted" textStyle="small">
                    {t('{{count}} minutes', { count: page.interview?.minutes ?? 0 })}
                  </Box>
                </Box>
                <Box as="span" fontFamily="heading" fontWeight="semibold" fontSize="figure">
                  {clockOf(time)}
                </Box>
              </Box>
              <DayRule time={time} timeZone={timeZone} />
            </Choice>
          ))}
        </Box>
      ) : (
        <p>{t('All of these times are over.')}</p>
      )}
      <Card as="section" pad display="grid" gap="3" aria-labelledby="answer">
        <h2 id="answer">{t('Your answer')}</h2>
        {chosen && (
          <Button variant="primary" size="lg" wide disabled={busy} onClick={() => onPick(chosen)}>
            {t('Confirm {{time}}', { time: `${dayOf(chosen)}, ${clockOf(chosen)}` })}
          </Button>
        )}
        <Button wide disabled={busy} onClick={onSuggest}>
          {t('Suggest other times')}
        </Button>
        <Button variant="text" wide disabled={busy} onClick={onDecline}>
          {t('None of these works')}
        </Button>
        <Box as="p" color="muted" textStyle="small">
          {t('Then you both can add it to your calendar, and get a reminder the day before and 2 hours before.')}
        </Box>
      </Card>
    </>
  );
};
