import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { companyPart } from '@plumbline/shared/contracts/profiles/profile-shape';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { serviceTrades, tradesTitle } from '../../../components/company-profile/company-facts.ts';
import { TradeField } from '../../../components/trades/trade-field.tsx';
import { msg } from '../../../lib/msg.ts';
import { type CompanyChanges, useSaveCompany } from '../own/save-profile.ts';
import type { FormProps } from '../section/form-props.ts';
import { SectionForm } from '../section/section-form.tsx';
import { useSectionForm } from '../section/use-section-form.ts';

const schema = z.object({ trades: companyPart.shape.selfPerformWorkCategories });

const labels: Record<string, string> = {
  vendor: msg('Trades related to your products'),
  educational: msg('Trades you train'),
};

/** Returns the changes of the profile. Each kind of company stores its trades in a different field. */
const changesOf = ({ kind }: ProfileView, trades: string[]): CompanyChanges => {
  if (kind === 'educational') return { educational: { tradesTaught: trades } };
  return { provider: kind === 'vendor' ? { tradesRelatedToProduct: trades } : { selfPerformWorkCategories: trades } };
};

/**
 * The form for the trades by which others search the company: a vendor's products, the trades that a school trains, or
 * the work that the company performs itself [PRO-17].
 */
export const TradesForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const save = useSaveCompany(profile);
  const { control, handleSubmit, removeWords } = useSectionForm({
    profileId: profile.id,
    section: 'trades',
    schema,
    values: { trades: [...serviceTrades(profile)] },
  });
  const submit = handleSubmit(({ trades = [] }) => save.mutate(changesOf(profile, trades), { onSuccess: onClose }));
  return (
    <SectionForm
      title={t(tradesTitle(profile))}
      onSubmit={submit}
      onCancel={onClose}
      save={save}
      removeWords={removeWords}
    >
      <TradeField
        control={control}
        name="trades"
        label={t(labels[profile.kind] ?? msg('Trades you perform'))}
        placeholder={t('Type to find a trade')}
        help={t('Pick from the list, or type your own.')}
      />
    </SectionForm>
  );
};
