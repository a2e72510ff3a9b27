import { zodResolver } from '@hookform/resolvers/zod';
import { companyPart, type ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { tradeCategoryNames } from '@plumbline/shared/options/trade-categories';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MultiSelectField } from '../../components/fields/multi-select-field.tsx';
import { useSaveCompany } from './own-profile.ts';
import { SectionForm } from './section-form.tsx';

const schema = companyPart.pick({ selfPerformWorkCategories: true, tradesRelatedToProduct: true });

type CompanyTradesFormProps = { profile: ProfileView; onClose: () => void };

/** The trades others find the company by; a vendor's are those of its products [PRO-17]. */
export const CompanyTradesForm = ({ profile, onClose }: CompanyTradesFormProps) => {
  const { t } = useTranslation();
  const save = useSaveCompany(profile);
  const { selfPerformWorkCategories = [], tradesRelatedToProduct = [], isVendor } = profile.provider ?? {};
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { selfPerformWorkCategories, tradesRelatedToProduct },
  });
  const submit = handleSubmit((provider) => save.mutate({ provider }, { onSuccess: onClose }));
  return (
    <SectionForm title={t('Service Trade Categories')} onSubmit={submit} onCancel={onClose} saving={save.isPending}>
      <MultiSelectField
        control={control}
        name={isVendor ? 'tradesRelatedToProduct' : 'selfPerformWorkCategories'}
        label={isVendor ? t('Trades related to your products') : t('Trades you perform')}
        options={tradeCategoryNames}
        placeholder={t('Type to find a trade')}
        help={t('Choose from the list, or type your own and press Enter.')}
        tagging
      />
    </SectionForm>
  );
};
