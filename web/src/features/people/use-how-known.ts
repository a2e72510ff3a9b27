import type { KnownPerson } from '@plumbline/shared/contracts/jobs/known-people';
import { useTranslation } from 'react-i18next';
import { useShortDate } from '../../ui/text/date-text.tsx';

/** How and when the contact details were opened: 'Applied, unlocked Nov 18'. */
export const useHowKnown = (): ((person: Pick<KnownPerson, 'how' | 'applied' | 'openedAt'>) => string) => {
  const { t } = useTranslation();
  const short = useShortDate();
  return ({ how, applied, openedAt }) => {
    const date = short(openedAt);
    if (how === 'briefing') return t('Accepted briefing {{date}}', { date });
    return applied ? t('Applied, unlocked {{date}}', { date }) : t('Unlocked {{date}}', { date });
  };
};
