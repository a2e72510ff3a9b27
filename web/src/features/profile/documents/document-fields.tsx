import { cdlEndorsements } from '@plumbline/shared/options/background/credentials';
import {
  type DocumentClass,
  type DocumentField,
  type DocumentKind,
  documentClasses,
  documentFields,
  MAX_DOCUMENT_NUMBER,
} from '@plumbline/shared/options/document-kinds';
import { usStates } from '@plumbline/shared/options/us-states';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { documentNames, endorsementNames } from '../../../components/documents/document-names.ts';
import type { FormControl } from '../../../lib/forms/schema-resolver.ts';
import { msg } from '../../../lib/msg.ts';
import { CheckGroupField } from '../../../ui/fields/check-group-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EntryCard } from '../section/entry-card.tsx';
import { DocumentPhotoField } from './document-photo-field.tsx';
import type { DocumentPhoto, DocumentValues } from './document-schema.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

type DocumentsControl = FormControl<{ documents: DocumentValues[] }>;

type DocumentFieldsProps = {
  control: DocumentsControl;
  index: number;
  kinds: readonly DocumentKind[];
  /** The trades to choose from, which are the profile's own. */
  trades: readonly string[];
  photos: PhotoUploads;
  onPhoto: (photo: DocumentPhoto | null) => void;
  onRemove: () => void;
};

const classes: readonly DocumentClass[] = ['cdlClass', 'electricalClass', 'epaType'];
const classLabels: Record<DocumentClass, string> = {
  cdlClass: msg('CDL Class'),
  electricalClass: msg('License class'),
  epaType: msg('Certificate type'),
};
const states = usStates.map(({ name, abbreviation }) => ({ value: abbreviation, label: name }));

/** The fields of one license or card: its kind, and the fields of that kind. */
export const DocumentFields = ({ control, index, kinds, trades, photos, onPhoto, onRemove }: DocumentFieldsProps) => {
  const { t } = useTranslation();
  const at = `documents.${index}` as const;
  const entry = useWatch({ control, name: at });
  const asked = (field: DocumentField) => entry.kind !== '' && documentFields[entry.kind].includes(field);
  const named = entry.kind ? t(documentNames[entry.kind]) : t('New license or card');
  return (
    <EntryCard title={named} confirms={Boolean(entry.kind || entry.number || entry.photo)} onRemove={onRemove}>
      <FieldRow>
        <SelectField
          control={control}
          name={`${at}.kind`}
          label={t('Kind')}
          options={kinds.map((kind) => ({ value: kind, label: t(documentNames[kind]) }))}
          placeholder={t('Choose one')}
          required
        />
        {classes.filter(asked).map((name) => (
          <SelectField
            key={name}
            control={control}
            name={`${at}.${name}`}
            label={t(classLabels[name])}
            options={documentClasses[name]}
            placeholder={t('Choose one')}
            required
          />
        ))}
        {asked('trade') && trades.length > 0 && (
          <SelectField
            control={control}
            name={`${at}.trade`}
            label={t('Trade')}
            options={trades.map((trade) => ({ value: trade, label: t(trade) }))}
            placeholder={t('Not specified')}
          />
        )}
        {asked('state') && (
          <SelectField
            control={control}
            name={`${at}.state`}
            label={t('State')}
            options={states}
            placeholder={t('Not specified')}
          />
        )}
        {asked('number') && (
          <TextField
            control={control}
            name={`${at}.number`}
            label={t('Number')}
            maxLength={MAX_DOCUMENT_NUMBER}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        {asked('expires') && <TextField control={control} name={`${at}.expires`} label={t('Good until')} type="date" />}
      </FieldRow>
      {asked('endorsements') && (
        <CheckGroupField
          control={control}
          name={`${at}.endorsements`}
          label={t('Endorsements')}
          options={cdlEndorsements.map((value) => ({ value, label: endorsementNames[value] }))}
        />
      )}
      {entry.kind && <DocumentPhotoField document={entry} photos={photos} onPhoto={onPhoto} />}
    </EntryCard>
  );
};
