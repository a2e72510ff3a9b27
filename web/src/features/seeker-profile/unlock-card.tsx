import { Box, chakra } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { FileText, IdCard, LockOpen, Phone, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { MoneyText } from '../../components/money-text.tsx';

const Gets = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2.5',
    py: '4',
    borderBlockWidth: '1px',
    borderColor: 'border',
    '& li': { display: 'flex', gap: '3', alignItems: 'center' },
    '& .lucide': { color: 'brass' },
  },
});

type UnlockCardProps = {
  seeker: ProfileView;
  /** Cents. */
  amount: number;
  busy: boolean;
  onUnlock: () => void;
  /** The quieter way out, such as 'Decline'. */
  children?: ReactNode;
};

/** The price in the bar at the bottom of a phone. */
export const PhonePrice = ({ amount }: { amount: number }) => {
  const { t } = useTranslation();
  return (
    <Box display="grid" lineHeight="1.2" minWidth="64px">
      <Box as="span" textStyle="figure" fontSize="1.625rem" fontWeight="bold">
        <MoneyText cents={amount} />
      </Box>
      <Box as="span" color="muted" textStyle="small">
        {t('once')}
      </Box>
    </Box>
  );
};

/** 'Unlock' in that bar. */
export const UnlockButton = ({ busy, onUnlock }: { busy: boolean; onUnlock: () => void }) => {
  const { t } = useTranslation();
  return (
    <Button variant="primary" disabled={busy} onClick={onUnlock}>
      <LockOpen size={20} aria-hidden />
      {t('Unlock')}
    </Button>
  );
};

/** What unlocking opens and what it costs, before anything is charged [APP-18, APP-19]. */
export const UnlockCard = ({ seeker, amount, busy, onUnlock, children }: UnlockCardProps) => {
  const { t } = useTranslation();
  const count = seeker.referenceCount ?? 0;
  return (
    <Card as="section" aria-labelledby="unlock">
      <Box className="ruler" mx="1" aria-hidden />
      <Box display="grid" gap="4" px={{ base: '4', md: '6' }} pt="4" pb={{ base: '4.5', md: '6' }}>
        <h2 id="unlock">{t('Unlock this profile')}</h2>
        <Box display="flex" alignItems="baseline" gap="2.5">
          <Box as="span" textStyle="figure" fontSize="2.75rem" fontWeight="bold" lineHeight="1">
            <MoneyText cents={amount} />
          </Box>
          <Box as="span" color="muted" textStyle="small">
            {t('one time')}
          </Box>
        </Box>
        <Gets>
          <li>
            <IdCard size={20} aria-hidden />
            {t('Full name')}
          </li>
          <li>
            <Phone size={20} aria-hidden />
            {t('Phone and email')}
          </li>
          {count > 0 && (
            <li>
              <Users size={20} aria-hidden />
              {t('{{count}} references', { count })}
            </li>
          )}
          {seeker.jobSeeker?.hasResume && (
            <li>
              <FileText size={20} aria-hidden />
              {t('Resume')}
            </li>
          )}
        </Gets>
        <Button
          variant="primary"
          size="lg"
          wide
          display={{ base: 'none', md: 'inline-flex' }}
          disabled={busy}
          onClick={onUnlock}
        >
          <LockOpen size={20} aria-hidden />
          {t('Unlock')}
        </Button>
        <Box color="muted" textStyle="small">
          {t('Everyone in your company sees the full profile. You review the payment before you are charged.')}
        </Box>
        {children}
      </Box>
    </Card>
  );
};
