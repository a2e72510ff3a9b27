import { Input } from '@chakra-ui/react';
import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { FieldFrame } from '../fields/field-frame.tsx';
import { FilterForm } from './filter-form.tsx';

export const examples: Examples = {
  FilterForm: {
    default: () => (
      <FilterForm
        label={t('Search')}
        columns={{ base: '1fr 1fr', lg: '1fr 200px auto' }}
        onSubmit={(event) => event.preventDefault()}
        onClear={() => {}}
      >
        <FieldFrame label={t('Trade')}>
          <Input />
        </FieldFrame>
        <FieldFrame label={t('ZIP Code')}>
          <Input />
        </FieldFrame>
      </FilterForm>
    ),
  },
};
