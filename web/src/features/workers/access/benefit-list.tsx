import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { MessageSquare, Timer, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../../lib/msg.ts';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '4.5', md: '6' },
    listStyleType: 'none',
    '& li': { display: { base: 'grid', md: 'block' }, gridTemplateColumns: '32px minmax(0, 1fr)' },
    '& .lucide': { color: 'muted' },
    '& h3': { marginTop: { md: '2' } },
    '& p': { fontSize: 'control', marginTop: '1', gridColumn: '2' },
  },
});

const benefits = [
  {
    icon: Timer,
    title: msg('Demand'),
    text: msg('Skilled people are hired within days. For 72 hours, no other company can find this worker here.'),
  },
  {
    icon: TrendingUp,
    title: msg('Growth'),
    text: msg('The right person changes what you can bid on. One lead carpenter is one more crew.'),
  },
  {
    icon: MessageSquare,
    title: msg('Feedback'),
    text: msg('If they decline, you learn why. You can change the offer and ask again.'),
  },
] as const;

/** The benefits of priority access, in three words and two sentences each [SKW-05]. */
export const BenefitList = () => {
  const { t } = useTranslation();
  return (
    <Box as="section">
      <VisuallyHidden asChild>
        <h2>{t('Why it pays')}</h2>
      </VisuallyHidden>
      <List>
        {benefits.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={20} aria-hidden />
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </List>
    </Box>
  );
};
