import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../../lib/msg.ts';
import { usePrices } from '../../../lib/queries/prices.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';

/** The line hangs from the switch above, with a mark at each step and the bob at the last. */
const PlumbLineSteps = chakra('ol', {
  base: {
    position: 'relative',
    ps: { base: '40px', md: '50px' },
    listStyleType: 'none',
    _before: {
      content: '""',
      position: 'absolute',
      left: { base: '17px', md: '25px' },
      top: '-68px',
      bottom: { base: '104px', md: '80px' },
      width: '2px',
      bg: 'brass-line',
    },
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '5',
      rowGap: '0.5',
      alignItems: 'baseline',
      py: '4.5',
      borderTopWidth: '1px',
      borderColor: 'border',
      _last: { borderBottomWidth: '1px' },
      _before: {
        content: '""',
        position: 'absolute',
        left: { base: '-30px', md: '-32px' },
        top: '29px',
        width: '14px',
        height: '1px',
        bg: 'border-strong',
      },
      '&:last-child::before': {
        left: { base: '-29px', md: '-31px' },
        top: '16px',
        height: '24px',
        bg: 'brass-line',
        mask: 'var(--bob) center / contain no-repeat',
      },
    },
    '& h3': { fontSize: '1.3125rem' },
    '& p': { color: 'muted', maxWidth: '52ch', gridColumn: { base: '1 / -1', md: '1' } },
  },
});

const steps = [
  {
    title: msg('Turn on recruiting'),
    text: msg('Your profile says that you are hiring, and you see who is there.'),
    price: 'free',
  },
  {
    title: msg('Receive matches'),
    text: msg('Workers with training or hands-on experience in your trades, within 50 miles.'),
    price: 'free',
  },
  {
    title: msg('Get priority access'),
    text: msg('For 72 hours no other company finds this worker here.'),
    price: 'skilled_worker_priority_access',
  },
  {
    title: msg('Submit job briefing'),
    text: msg('Describe the job, the pay and the place. The worker reads it and answers.'),
    price: 'candidate_job_briefing',
  },
  {
    title: msg('Connect and hire'),
    text: msg('If they accept, you get the name, phone and email. If they decline, you get the reason.'),
    price: undefined,
  },
] as const;

/** The five steps from the switch to the hire, each with its price [SKW-09]. */
export const HowItWorks = () => {
  const { t } = useTranslation();
  const prices = usePrices();
  return (
    <Box as="section" aria-labelledby="how" display="grid" gap="3">
      <Box asChild ps={{ base: '40px', md: '50px' }}>
        <h2 id="how">{t('How it works')}</h2>
      </Box>
      <PlumbLineSteps>
        {steps.map(({ title, text, price }) => (
          <li key={title}>
            <h3>{t(title)}</h3>
            {price && (
              <Box as="span" className="num" textStyle="figure" fontSize="1.375rem">
                {price === 'free' ? t('Free') : <MoneyText cents={prices.get(price) ?? 0} />}
              </Box>
            )}
            <p>{t(text)}</p>
          </li>
        ))}
      </PlumbLineSteps>
    </Box>
  );
};
