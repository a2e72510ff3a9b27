import { companyPart } from '@plumbline/shared/contracts/profiles/profile-shape';
import { useTranslation } from 'react-i18next';
import { allTrades } from '../../../components/profile/trade-options.ts';
import { MultiSelectField } from '../../../ui/fields/multi-select-field.tsx';
import { useSaveCompany } from '../own/save-profile.ts';
import type { FormProps } from '../section/form-props.ts';
import { SectionForm } from '../section/section-form.tsx';
import { useSectionForm } from '../section/use-section-form.ts';

const schema = companyPart.pick({ selfPerformWorkCategories: true, tradesRelatedToProduct: true });

/** The trades others find the company by; a vendor's are those of its products [PRO-17]. */
export const TradesForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const save = useSaveCompany(profile);
  const { selfPerformWorkCategories = [], tradesRelatedToProduct = [], isVendor } = profile.provider ?? {};
  const { control, handleSubmit } = useSectionForm({
    profileId: profile.id,
    section: 'trades',
    schema,
    values: { selfPerformWorkCategories, tradesRelatedToProduct },
  });
  const submit = handleSubmit((provider) => save.mutate({ provider }, { onSuccess: onClose }));
  return (
    <SectionForm title={t('Service Trade Categories')} onSubmit={submit} onCancel={onClose} save={save}>
      <MultiSelectField
        control={control}
        name={isVendor ? 'tradesRelatedToProduct' : 'selfPerformWorkCategories'}
        label={isVendor ? t('Trades related to your products') : t('Trades you perform')}
        options={allTrades}
        placeholder={t('Type to find a trade')}
        help={t('Choose from the list, or type your own and press Enter.')}
        tagging
      />
    </SectionForm>
  );
};
