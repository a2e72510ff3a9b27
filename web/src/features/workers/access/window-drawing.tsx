import { Box, chakra } from '@chakra-ui/react';
import { HOUR_MS, PRIORITY_WINDOW_HOURS } from '@plumbline/shared/options/limits';
import { Lock } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTimeText, useShortDate } from '../../../ui/text/date-text.tsx';

const MARKS = [0, 24, 48, PRIORITY_WINDOW_HOURS] as const;

const Lanes = chakra('div', {
  base: {
    '--label': { base: '0px', md: '124px' },
    '--after': { base: '64px', md: '88px' },
    marginTop: '4.5',
    fontSize: 'small',
  },
});

const Lane = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) var(--after)', md: 'var(--label) minmax(0, 1fr) var(--after)' },
    alignItems: 'stretch',
    '& + &': { marginTop: '2' },
    '& > *': { display: 'flex', alignItems: 'center', gap: '2', lineHeight: '1.25' },
    '& > :first-of-type': {
      fontWeight: 'semibold',
      pe: '2.5',
      gridColumn: { base: '1 / -1', md: 'auto' },
      marginBottom: { base: '1', md: '0' },
    },
    '& > :nth-of-type(2)': { minHeight: '46px', px: '3', py: '1.5', borderWidth: '1px', fontWeight: 'medium' },
    '& > :last-of-type': {
      px: '2',
      color: 'muted',
      fontSize: 'pill',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'border-strong',
      borderInlineStartWidth: '0',
    },
    '& [data-run=own]': { bg: 'brass-soft', borderColor: 'brass-line' },
    '& [data-run=hidden]': { borderColor: 'border-strong' },
  },
});

/**
 * A ruler with a tick for each hour, a longer one every 6 hours and the longest every 24. The bob is at the current
 * hour.
 */
const Rule = chakra('div', {
  base: {
    position: 'relative',
    marginTop: '3',
    marginInlineStart: 'var(--label)',
    marginInlineEnd: 'var(--after)',
    height: '66px',
    _before: {
      content: '""',
      display: 'block',
      height: '12px',
      borderTopWidth: '1px',
      borderColor: 'border-strong',
      background: `
        repeating-linear-gradient(90deg, {colors.border-strong} 0 1px, transparent 1px calc((100% - 1px) / 3)) 0 0 / 100% 12px no-repeat,
        repeating-linear-gradient(90deg, {colors.border-strong} 0 1px, transparent 1px calc((100% - 1px) / 12)) 0 0 / 100% 8px no-repeat,
        repeating-linear-gradient(90deg, {colors.border-strong} 0 1px, transparent 1px calc((100% - 1px) / 72)) 0 0 / 100% 5px no-repeat`,
    },
    '& .bob': { position: 'absolute', left: '-5px', top: '-10px', width: '12px', height: '20px' },
    '& li': {
      position: 'absolute',
      left: 'calc(var(--hour) / 72 * 100%)',
      top: '16px',
      transform: 'translateX(-50%)',
      textAlign: 'center',
      fontSize: 'pill',
      lineHeight: '1.3',
      whiteSpace: 'nowrap',
      listStyleType: 'none',
      _first: { transform: 'none', textAlign: 'left', marginInlineStart: { base: '0', md: '1.5' } },
      '& > *': { display: 'block' },
      '& time': { color: 'muted' },
    },
  },
});

/** What 72 hours mean to the buyer and to other companies, drawn to scale [SKW-05]. */
export const WindowDrawing = ({ now }: { now: Date }) => {
  const { t } = useTranslation();
  const shortDate = useShortDate();
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
  return (
    <chakra.figure m="0" aria-labelledby="window">
      <Box asChild maxWidth="60ch">
        <figcaption id="window">
          <b>{t('72 hours, drawn to scale.')}</b>{' '}
          {t(
            'While your window runs, no other company finds this worker in its search. The worker can still apply anywhere.',
          )}
        </figcaption>
      </Box>
      <Lanes className="num">
        <Lane>
          <span>{t('You')}</span>
          <span data-run="own">{t('In your list, ready to brief')}</span>
          <span>{t('Stays in it')}</span>
        </Lane>
        <Lane>
          <span>{t('Other companies')}</span>
          <span data-run="hidden" className="hatch">
            <Lock size={16} aria-hidden />
            {t('Not in their search')}
          </span>
          <span>{t('Listed again')}</span>
        </Lane>
        <Rule>
          <i className="bob" />
          <ol>
            {MARKS.map((hours) => (
              <li key={hours} style={{ '--hour': hours } as CSSProperties}>
                <b>{hours === 0 ? t('Now') : t('{{hours}} hr', { hours })}</b>
                <time dateTime={at(hours)}>{shortDate(at(hours))}</time>
              </li>
            ))}
          </ol>
        </Rule>
      </Lanes>
      <Box as="p" color="muted" textStyle="small">
        {t('Starts when you pay. Paid now, it ends')} <DateTimeText value={at(PRIORITY_WINDOW_HOURS)} />
      </Box>
    </chakra.figure>
  );
};
