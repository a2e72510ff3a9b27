import { chakra } from '@chakra-ui/react';
import { formatMoney } from '@plumbline/shared/domain/money/money';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../../../lib/queries/prices.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useLocale } from '../../../ui/text/date-text.tsx';

const List = chakra('dl', {
  base: {
    display: 'grid',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '3',
      py: '2.5',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& dt small': { display: 'block', color: 'muted', textStyle: 'small' },
    '& dd': { fontFamily: 'heading', fontWeight: 'semibold', fontSize: 'h3', lineHeight: '1.2', whiteSpace: 'nowrap' },
  },
});

/** The products that a company pays for first, shown before its first payment. */
export const PriceCard = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const heading = useId();
  const prices = usePrices();
  const priceOf = (slug: Parameters<typeof prices.get>[0]) => formatMoney(prices.get(slug) ?? 0, locale);
  return (
    <Card asChild pad display="grid" gap="3.5">
      <section aria-labelledby={heading}>
        <h2 id={heading}>{t('Prices, in plain sight')}</h2>
        <List className="num">
          <div>
            <dt>{t('Post a job')}</dt>
            <dd>{priceOf('job_posting')}</dd>
          </div>
          <div>
            <dt>{t('Send a job to a match')}</dt>
            <dd>{priceOf('send_job_post_match')}</dd>
          </div>
          <div>
            <dt>
              {t('Unlock a profile')}
              <small>{t('depending on the trade')}</small>
            </dt>
            <dd>
              {t('{{from}} to {{to}}', {
                from: priceOf('unlock_applicant_resume'),
                to: priceOf('unlock_applicant_resume_skill_3'),
              })}
            </dd>
          </div>
        </List>
      </section>
    </Card>
  );
};
