import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { WithForm } from '../../../gallery/with-form.tsx';
import { TradeField } from './trade-field.tsx';

export const examples: Examples = {
  TradeField: {
    empty: () => (
      <WithForm
        value={[]}
        draw={(control) => <TradeField control={control} name="value" label={t('Trades')} first={['Carpentry']} />}
      />
    ),
    chosen: () => (
      <WithForm
        value={['Carpentry', 'Plumbing & Pipefitting', 'Flat & Membrane Roofing']}
        draw={(control) => <TradeField control={control} name="value" label={t('Trades')} required />}
      />
    ),
    invalid: () => (
      <WithForm
        value={[]}
        error={t('This field is required')}
        draw={(control) => <TradeField control={control} name="value" label={t('Trades')} required />}
      />
    ),
  },
};
