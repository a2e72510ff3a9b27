import { Box, chakra, defineRecipe, VisuallyHidden } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useShortDate } from '../../ui/text/date-text.tsx';

/** What happened to an application. Dates are ISO; `seen` has none, because the company may look again. */
export type ApplicationProgress = {
  appliedAt: string;
  seen: boolean;
  answeredAt?: string | undefined;
};

const Line = chakra(
  'ol',
  defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr auto',
      width: 'full',
      maxWidth: '520px',
      listStyleType: 'none',
      fontSize: 'small',
      lineHeight: '1.3',
      '& li': {
        position: 'relative',
        pt: '25px',
        pe: '2',
        color: 'muted',
        _before: {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          top: '8px',
          height: '11px',
          background: `
            linear-gradient({colors.border-strong} 0 0) 0 0 / 1px 11px no-repeat,
            repeating-linear-gradient(90deg, {colors.border-strong} 0 1px, transparent 1px 12.5%) 0 100% / 100% 5px no-repeat`,
        },
        _last: { pe: 0, _before: { right: 'auto', width: '1px', background: '{colors.border-strong}' } },
      },
      '& b': { display: 'block', fontWeight: 'medium' },
      '& time': { display: 'block', fontSize: 'pill' },
      '& .done': {
        color: 'text',
        _after: { content: '""', position: 'absolute', insetInline: 0, top: '18px', height: '3px', bg: 'brass-line' },
      },
      '& [aria-current=step]': {
        color: 'text',
        '& b': { fontWeight: 'semibold' },
        _after: {
          content: '""',
          position: 'absolute',
          left: '-6px',
          top: '0',
          width: '12px',
          height: '20px',
          bg: 'brass-line',
          mask: 'var(--bob) center / contain no-repeat',
        },
        _first: { _after: { left: '0' } },
      },
    },
  }),
);

/** The line of an application: Applied, Seen, Answered, with the bob at the last thing that happened. */
export const ApplicationLine = ({ appliedAt, seen, answeredAt }: ApplicationProgress) => {
  const { t } = useTranslation();
  const shortDate = useShortDate();
  const current = answeredAt ? 2 : seen ? 1 : 0;
  const marks = [
    { name: t('Applied'), date: appliedAt },
    { name: t('Seen'), date: undefined },
    { name: t('Answered'), date: answeredAt },
  ];
  return (
    <Line aria-label={t('Where it stands')}>
      {marks.map(({ name, date }, index) => (
        <li
          key={name}
          className={index < current ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <b>{name}</b>
          {date && <time dateTime={date}>{shortDate(date)}</time>}
          {index > current && <VisuallyHidden>{t(', not yet')}</VisuallyHidden>}
        </li>
      ))}
    </Line>
  );
};

/** The place of a job, and the miles to it in brass. */
export const PlaceAndMiles = ({ place, miles }: { place: string; miles: string | undefined }) => (
  <Box as="span" color="muted" textStyle="small">
    {place}
    {miles !== undefined && (
      <>
        {place && ', '}
        <Box as="b" className="num" color="brass" fontWeight="medium" whiteSpace="nowrap">
          {miles}
        </Box>
      </>
    )}
  </Box>
);
