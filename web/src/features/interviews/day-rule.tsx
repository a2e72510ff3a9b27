import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const FIRST_HOUR = 6;
const LAST_HOUR = 18;
const HOURS = LAST_HOUR - FIRST_HOUR;
const MINUTES = 60;

const Rule = chakra('div', {
  base: {
    position: 'relative',
    height: '36px',
    minWidth: '140px',
    fontSize: 'pill',
    color: 'muted',
    '& > svg': { position: 'absolute', top: '14px', width: 'full', height: '8px', overflow: 'visible' },
    '& path': { stroke: 'border-strong', fill: 'none', vectorEffect: 'non-scaling-stroke' },
    '& > i': {
      position: 'absolute',
      top: '0',
      width: '9px',
      height: '15px',
      marginLeft: '-4px',
      bg: 'brass-line',
      mask: 'var(--bob) center / contain no-repeat',
    },
    '& > div': {
      position: 'absolute',
      top: '22px',
      left: '0',
      right: '0',
      display: 'flex',
      justifyContent: 'space-between',
    },
  },
});

/** Returns the hours and minutes of a time on the clock of a place. */
const clockOf = (time: string, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: 'numeric', hourCycle: 'h23', timeZone });
  const found = Object.fromEntries(parts.formatToParts(new Date(time)).map(({ type, value }) => [type, Number(value)]));
  return (found.hour ?? 0) + (found.minute ?? 0) / MINUTES;
};

/** A time of day on a rule from 6 AM to 6 PM, with the bob at the time. A time outside is drawn at an end. */
export const DayRule = ({ time, timeZone }: { time: string; timeZone: string }) => {
  const { t } = useTranslation();
  const share = Math.min(1, Math.max(0, (clockOf(time, timeZone) - FIRST_HOUR) / HOURS));
  const ticks = Array.from({ length: HOURS + 1 }, (_, hour) => `M${hour} 0v${hour % (HOURS / 2) ? 4 : 7}`);
  return (
    <Rule aria-hidden>
      <i style={{ left: `${share * 100}%` }} />
      <svg viewBox={`0 0 ${HOURS} 8`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0H${HOURS}${ticks.join('')}`} />
      </svg>
      <div>
        <span>{t('6 AM')}</span>
        <span>{t('Noon')}</span>
        <span>{t('6 PM')}</span>
      </div>
    </Rule>
  );
};
