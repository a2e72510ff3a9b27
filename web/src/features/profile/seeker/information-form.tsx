import { seekerPart } from '@plumbline/shared/contracts/profiles/profile-shape';
import { veteranStatuses } from '@plumbline/shared/options/background/credentials';
import { educationLevels } from '@plumbline/shared/options/background/education';
import { hideableFacts } from '@plumbline/shared/options/background/hidden-facts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { TradeField } from '../../../components/trades/trade-field.tsx';
import { useOwnTrades } from '../../../components/trades/use-own-trades.ts';
import { clearableChoice } from '../../../lib/forms/form-choice.ts';
import { YesNoField } from '../../../ui/fields/check-field.tsx';
import { CheckGroupField } from '../../../ui/fields/check-group-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Notice } from '../../../ui/text/notice.tsx';
import { useSaveSeeker } from '../own/save-profile.ts';
import type { FormProps } from '../section/form-props.ts';
import { SectionForm } from '../section/section-form.tsx';
import { useSectionForm } from '../section/use-section-form.ts';

const { shape } = seekerPart;
const schema = z.object({
  isVeteran: shape.isVeteran.optional(),
  veteranStatus: clearableChoice(shape.veteranStatus),
  isAdult: shape.isAdult.optional(),
  authorizedInUS: shape.authorizedInUS.optional(),
  requireSponsorship: shape.requireSponsorship.optional(),
  hiddenFacts: shape.hiddenFacts,
  latestEducation: clearableChoice(shape.latestEducation),
  hasFormalTraining: shape.hasFormalTraining.optional(),
  formalTrainingDescription: shape.formalTrainingDescription,
  formalTrainingCategories: shape.formalTrainingCategories,
});

/** Profile Information; veteran status and the training's details need a "yes" [PRO-08, CON-06]. */
export const InformationForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const trades = useOwnTrades();
  const save = useSaveSeeker(profile);
  const part = profile.jobSeeker ?? {};
  const { control, handleSubmit, removeWords } = useSectionForm({
    profileId: profile.id,
    section: 'information',
    schema,
    values: {
      isVeteran: part.isVeteran,
      veteranStatus: part.veteranStatus ?? '',
      isAdult: part.isAdult,
      authorizedInUS: part.authorizedInUS,
      requireSponsorship: part.requireSponsorship,
      hiddenFacts: part.hiddenFacts ?? [],
      latestEducation: part.latestEducation ?? '',
      hasFormalTraining: part.hasFormalTraining,
      formalTrainingDescription: part.formalTrainingDescription ?? '',
      formalTrainingCategories: part.formalTrainingCategories ?? [],
    },
  });
  const [trained, served, isAdult] = useWatch({ control, name: ['hasFormalTraining', 'isVeteran', 'isAdult'] });
  const submit = handleSubmit((jobSeeker) => save.mutate({ jobSeeker }, { onSuccess: onClose }));
  return (
    <SectionForm
      title={t('Profile Information')}
      onSubmit={submit}
      onCancel={onClose}
      save={save}
      removeWords={removeWords}
    >
      <YesNoField control={control} name="isVeteran" label={t('Are you a veteran?')} />
      {served && (
        <SelectField
          control={control}
          name="veteranStatus"
          label={t('Veteran Status')}
          options={veteranStatuses.map((value) => ({ value, label: t(value) }))}
          placeholder={t('Not specified')}
        />
      )}
      <YesNoField control={control} name="isAdult" label={t('Are you 18 or older?')} />
      {isAdult === false && (
        <Notice tone="info">
          {t("Plumbline is for people who are 18 or older. If you aren't yet, please delete your account.")}
        </Notice>
      )}
      <YesNoField control={control} name="authorizedInUS" label={t('Are you authorized to work in the US?')} />
      <YesNoField control={control} name="requireSponsorship" label={t('Do you need a sponsor for your visa?')} />
      <CheckGroupField
        control={control}
        name="hiddenFacts"
        label={t('Hide from companies')}
        help={t(
          "Companies see these answers unless you tick them. What you hide isn't sent to any company, also after it unlocks your profile.",
        )}
        options={hideableFacts}
      />
      <SelectField
        control={control}
        name="latestEducation"
        label={t('Highest Level of Education')}
        options={educationLevels.map((value) => ({ value, label: t(value) }))}
        placeholder={t('Not specified')}
      />
      <YesNoField
        control={control}
        name="hasFormalTraining"
        label={t('Have you had trade school or an apprenticeship?')}
      />
      {trained && (
        <>
          <TradeField
            control={control}
            name="formalTrainingCategories"
            label={t('Trades of your training')}
            first={trades}
            placeholder={t('Type to find a trade')}
          />
          <TextArea
            control={control}
            name="formalTrainingDescription"
            label={t('Training')}
            help={t('Where you trained, and what you finished.')}
            maxLength={2000}
          />
        </>
      )}
    </SectionForm>
  );
};
