import { Box, chakra } from '@chakra-ui/react';
import { earliestStart } from '@plumbline/shared/domain/projects/start-date';
import { projectTypes } from '@plumbline/shared/options/companies/project-types';
import { PROJECT_TEXT_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TradeField } from '../../../components/trades/trade-field.tsx';
import type { FormControl } from '../../../lib/forms/schema-resolver.ts';
import { YesNoField } from '../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ZipField } from '../../../ui/fields/special-fields.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { ProjectValues } from './project-values.ts';

const Group = chakra('section', { base: { display: 'grid', gap: '4.5' } });

/** The fields of a project, grouped by subject [PRJ-09]. */
export const ProjectFormFields = ({ control }: { control: FormControl<ProjectValues> }) => {
  const { t } = useTranslation();
  const invites = useWatch({ control, name: 'inviteVendorsToView' });
  const types = projectTypes.map((value) => ({ value, label: t(value) }));
  return (
    <Box display="grid" gap="8">
      <Group>
        <h2>{t('The project')}</h2>
        <TextField control={control} name="name" label={t('Project name')} maxLength={120} required />
        <SelectField
          control={control}
          name="type"
          label={t('Type of Project')}
          options={types}
          placeholder={t('Select a type of project')}
          required
        />
        <TextArea
          control={control}
          name="description"
          label={t('Project Description')}
          rows={6}
          maxLength={PROJECT_TEXT_MAX_LENGTH}
          required
        />
        <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '160px 220px' }} gap="4.5">
          <ZipField control={control} name="zip" label={t('ZIP Code')} required />
          <TextField
            control={control}
            name="startDate"
            label={t('Project Start')}
            type="date"
            min={earliestStart(new Date())}
            required
          />
        </Box>
        <Box maxWidth={{ md: '398px' }}>
          <TextField
            control={control}
            name="interestUntil"
            label={t('Last day to ask (optional)')}
            type="date"
            min={earliestStart(new Date())}
            help={t('No new requests after this day. Two days before, we remind those who have not answered.')}
          />
        </Box>
      </Group>
      <Group>
        <h2>{t('Who you look for')}</h2>
        <TradeField
          control={control}
          name="contractorTradeCategories"
          label={t('Contractor Trade Categories')}
          help={t('Companies that perform one of these trades are matched with the project.')}
          required
        />
        <YesNoField control={control} name="inviteVendorsToView" label={t('Invite vendors to view?')} required />
        {invites && (
          <TradeField
            control={control}
            name="vendorTradeCategories"
            label={t('Vendor Trade Categories')}
            help={t('Vendors that sell one of these are matched with the project.')}
            required
          />
        )}
        <TextArea
          control={control}
          name="addedDetail"
          label={t('Additional Detail')}
          rows={3}
          maxLength={PROJECT_TEXT_MAX_LENGTH}
        />
      </Group>
    </Box>
  );
};
