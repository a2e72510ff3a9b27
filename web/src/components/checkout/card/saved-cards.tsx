import { Box, chakra, defineRecipe } from '@chakra-ui/react';
import type { PaymentMethod } from '@plumbline/shared/contracts/payments/cards';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../ui/text/pill.tsx';
import { CardBrand, cardBrandName, cardExpiry } from './card-brand.tsx';

/** The radio value for a new card. */
export const OTHER_CARD = 'other';

const Row = chakra(
  'label',
  defineRecipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3.5',
      minHeight: '60px',
      px: '3.5',
      py: '2.5',
      borderWidth: '1px',
      borderColor: 'border-strong',
      borderRadius: 'm',
      cursor: 'pointer',
      '& input': { flex: 'none', width: '20px', height: '20px', accentColor: 'accent' },
      '&:has(:checked)': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px {colors.accent}', bg: 'accent-soft' },
    },
  }),
);

type ChoiceProps = { value: string; selected: string; onSelect: (value: string) => void; children: ReactNode };

const Choice = ({ value, selected, onSelect, children }: ChoiceProps) => (
  <Row>
    <input type="radio" name="payment-method" checked={value === selected} onChange={() => onSelect(value)} />
    {children}
  </Row>
);

type SavedCardsProps = { cards: readonly PaymentMethod[]; selected: string; onSelect: (value: string) => void };

/** Saved cards as radio rows, and a new card [PAY-16]. */
export const SavedCards = ({ cards, ...choice }: SavedCardsProps) => {
  const { t } = useTranslation();
  return (
    <Box asChild display="grid" gap="2">
      <fieldset>
        <Box asChild textStyle="label" mb="2">
          <legend>{t('Pay with')}</legend>
        </Box>
        {cards.map(({ id, card, isDefault }) => (
          <Choice key={id} value={id} {...choice}>
            <CardBrand brand={card.brand} />
            <Box flex="1" className="num">
              <b>{t('{{brand}} ending in {{last4}}', { brand: cardBrandName(card.brand), last4: card.last4 })}</b>
              <Box color="muted" textStyle="small">
                {t('Expires {{date}}', { date: cardExpiry(card) })}
              </Box>
            </Box>
            {isDefault && <Pill>{t('Default')}</Pill>}
          </Choice>
        ))}
        <Choice value={OTHER_CARD} {...choice}>
          <Box as="span" flex="none" width="48px" display="grid" placeItems="center" color="muted">
            <Plus size={20} aria-hidden />
          </Box>
          <b>{t('Use another card')}</b>
        </Choice>
      </fieldset>
    </Box>
  );
};
