import { Box, chakra, defineRecipe, VisuallyHidden } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../../lib/msg.ts';

/** The steps from the sign-up to the sent application. `short` is the name on a phone. */
export const threadSteps = [
  { name: msg('Email'), short: msg('Email'), help: msg('We send a link') },
  { name: msg('Password'), short: msg('Password'), help: msg('To sign in next time') },
  { name: msg('Short profile'), short: msg('Profile'), help: msg('Name, phone, ZIP Code, trade') },
  { name: msg('Application sent'), short: msg('Sent'), help: msg('And a receipt by email') },
] as const;

const STEP_HEIGHT = 58;
/** From the top of the line to the mark of the first step. */
const FIRST_MARK = 36;

const Steps = chakra(
  'ol',
  defineRecipe({
    base: {
      position: 'relative',
      display: 'grid',
      marginStart: '30px',
      pt: '26px',
      listStyleType: 'none',
      _before: {
        content: '""',
        position: 'absolute',
        left: '5px',
        top: '0',
        width: '2px',
        height: 'var(--down)',
        bg: 'brass-line',
      },
      _after: {
        content: '""',
        position: 'absolute',
        left: '0',
        top: 'calc(var(--down) - 3px)',
        width: '12px',
        height: '20px',
        bg: 'brass-line',
        mask: 'var(--bob) center / contain no-repeat',
      },
      '& li': {
        position: 'relative',
        minHeight: `${STEP_HEIGHT}px`,
        paddingStart: '40px',
        color: 'muted',
        fontSize: 'control',
        lineHeight: '1.35',
        _before: {
          content: '""',
          position: 'absolute',
          left: '6px',
          top: '10px',
          width: '20px',
          height: '1px',
          bg: 'border-strong',
        },
      },
      '& b': { display: 'flex', gap: '1.5', alignItems: 'center', fontSize: '1rem', fontWeight: 'medium' },
      '& .done, & [aria-current=step]': { color: 'text' },
      '& [aria-current=step] b': { fontWeight: 'semibold' },
    },
  }),
);

/** The steps below the job's card: the line drops from the card to the current step, counted from 0. */
export const ThreadSteps = ({ current }: { current: number }) => {
  const { t } = useTranslation();
  return (
    <Steps aria-label={t('Steps')} css={{ '--down': `${FIRST_MARK - 6 + current * STEP_HEIGHT}px` }}>
      {threadSteps.map(({ name, help }, index) => (
        <li
          key={name}
          className={index < current ? 'done' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <b>
            {t(name)}
            {index < current && (
              <>
                <Box as={Check} boxSize="4" color="success" aria-hidden />
                <VisuallyHidden>{t(', done')}</VisuallyHidden>
              </>
            )}
          </b>
          {index >= current && t(help)}
        </li>
      ))}
    </Steps>
  );
};
