import { Box, chakra } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { unlockTrade } from '@plumbline/shared/domain/money/unlock-product';
import {
  BriefcaseBusiness,
  CircleDashed,
  FileText,
  IdCard,
  LockOpen,
  type LucideIcon,
  Phone,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { PhoneActionBar } from '../../../ui/layout/action-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { PhonePrice } from './phone-price.tsx';

const UnlockContents = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2.5',
    py: '4',
    borderBlockWidth: '1px',
    borderColor: 'border',
    '& li': { display: 'flex', gap: '3', alignItems: 'center' },
    '& .lucide': { color: 'brass', flex: 'none' },
    '& [data-missing], & [data-missing] .lucide': { color: 'muted' },
  },
});

type Content = { icon: LucideIcon; has: boolean; yes: string; no: string };

/** Lists what an unlock of this profile reveals, and what the seeker has not given. */
const useContents = ({ referenceCount: count = 0, jobSeeker = {} }: ProfileView): Content[] => {
  const { t } = useTranslation();
  const known = (icon: LucideIcon, yes: string): Content => ({ icon, has: true, yes, no: '' });
  const history = jobSeeker.previousCompaniesWorkedFor ?? [];
  return [
    known(IdCard, t('Full name')),
    known(Phone, t('Phone and email')),
    {
      icon: BriefcaseBusiness,
      has: history.length > 0,
      yes: t('What they did at each job'),
      no: t('No work history yet'),
    },
    { icon: Users, has: count > 0, yes: t('{{count}} references', { count }), no: t('No references yet') },
    { icon: FileText, has: Boolean(jobSeeker.hasResume), yes: t('Resume'), no: t('No resume uploaded yet') },
  ];
};

type UnlockCardProps = {
  seeker: ProfileView;
  /** The price in cents. The space is reserved while the price loads. */
  amount: number | undefined;
  busy: boolean;
  onUnlock: () => void;
  /** The trade by which the seeker matched. It is named as the price's trade when it costs the same. */
  matchedTrade?: string | undefined;
  /** Whether unlocking is the page's main action, which a phone has in the bar at the bottom. */
  isMain?: boolean;
  /** The secondary action, such as 'Decline'. */
  children?: ReactNode;
};

/** What unlocking reveals and its price, before anything is charged [APP-18, APP-19]. */
const UnlockCard = ({ seeker, amount, busy, onUnlock, matchedTrade, isMain, children }: UnlockCardProps) => {
  const { t } = useTranslation();
  const contents = useContents(seeker);
  const trade = unlockTrade(seekerTrades(seeker.jobSeeker ?? {}), matchedTrade);
  return (
    <Card as="section" aria-labelledby="unlock">
      <Box className="ruler" mx="1" aria-hidden />
      <Box display="grid" gap="4" px={{ base: '4', md: '6' }} pt="4" pb={{ base: '4.5', md: '6' }}>
        <h2 id="unlock">{t('Unlock this profile')}</h2>
        <Box display="flex" alignItems="baseline" gap="2.5">
          <Box as="span" textStyle="figure" fontSize="2.75rem" fontWeight="bold" lineHeight="1">
            {amount === undefined ? '\u00a0' : <MoneyText cents={amount} />}
          </Box>
          <Box as="span" color="muted" textStyle="small">
            {trade ? t('one time, for {{trade}}', { trade: t(trade) }) : t('one time')}
          </Box>
        </Box>
        <UnlockContents>
          {contents.map(({ icon: Icon, has, yes, no }) => (
            <li key={yes} data-missing={has ? undefined : ''}>
              {has ? <Icon size={20} aria-hidden /> : <CircleDashed size={20} aria-hidden />}
              {has ? yes : no}
            </li>
          ))}
        </UnlockContents>
        <Button
          variant={isMain ? 'primary' : 'line'}
          size="lg"
          wide
          display={isMain ? { base: 'none', md: 'inline-flex' } : 'inline-flex'}
          disabled={busy || amount === undefined}
          onClick={onUnlock}
        >
          <LockOpen size={20} aria-hidden />
          {t('Unlock')}
        </Button>
        <Box color="muted" textStyle="small">
          {t(
            'Price depends on the trade, not experience. Everyone in your company sees the full profile. You review the payment before you are charged.',
          )}
        </Box>
        {children}
      </Box>
    </Card>
  );
};

/** The card, and on a phone its price and button in the bar at the bottom. */
export const LockedPanel = ({ isMain = true, ...props }: UnlockCardProps) => {
  const { t } = useTranslation();
  const { amount, busy, onUnlock } = props;
  return (
    <>
      <UnlockCard isMain={isMain} {...props} />
      {isMain && (
        <PhoneActionBar>
          <PhonePrice amount={amount} unit={t('once')} />
          <Button variant="primary" disabled={busy || amount === undefined} onClick={onUnlock}>
            <LockOpen size={20} aria-hidden />
            {t('Unlock')}
          </Button>
        </PhoneActionBar>
      )}
    </>
  );
};
