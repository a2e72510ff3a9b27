import { Box } from '@chakra-ui/react';
import { designations, industries } from '@plumbline/shared/options/companies/company';
import { Search } from 'lucide-react';
import { type FormEventHandler, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TradeField } from '../../../components/trades/trade-field.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { MultiSelectField } from '../../../ui/fields/multi-select-field.tsx';
import { ZipField } from '../../../ui/fields/special-fields.tsx';
import { BESIDE_CONTROLS, SearchCard } from '../../../ui/lists/search-card.ts';
import type { PartnerForm } from './partner-search.ts';

type PartnerFieldsProps = {
  title: string;
  form: UseFormReturn<PartnerForm, unknown, PartnerForm>;
  onSubmit: FormEventHandler;
};

/** ZIP and categories; choosing categories, or '+ Filters', reveals industry and certification [PRJ-25]. */
export const PartnerFields = ({ title, form: { control }, onSubmit }: PartnerFieldsProps) => {
  const { t } = useTranslation();
  const categories = useWatch({ control, name: 'categories' });
  const [more, setMore] = useState<boolean>();
  const unfolded = more ?? categories.length > 0;
  return (
    <SearchCard aria-label={title} onSubmit={onSubmit} noValidate>
      <Box maxWidth={{ base: '140px', md: 'none' }}>
        <ZipField control={control} name="zip" label={t('ZIP Code')} required />
      </Box>
      <TradeField control={control} name="categories" label={t('Categories')} />
      <Button
        variant="primary"
        type="submit"
        minHeight="46px"
        marginTop={{ md: BESIDE_CONTROLS }}
        order={{ base: 4, md: 0 }}
      >
        <Search size={20} aria-hidden />
        {t('Search')}
      </Button>
      {unfolded && (
        <Box
          id="partner-filters"
          gridColumn="1 / -1"
          order={{ base: 3, md: 0 }}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          gap="4"
        >
          <MultiSelectField
            control={control}
            name="industry"
            label={t('Industry')}
            options={industries}
            placeholder={t('Any industry')}
          />
          <MultiSelectField
            control={control}
            name="certification"
            label={t('Business Certification')}
            options={designations}
            placeholder={t('Any certification')}
          />
        </Box>
      )}
      <Box gridColumn="1 / -1" order={{ base: 3, md: 0 }} my="-2">
        <Button
          variant="quiet"
          marginInlineStart="-2.5"
          aria-expanded={unfolded}
          aria-controls="partner-filters"
          onClick={() => setMore(!unfolded)}
        >
          {unfolded ? t('- Filters') : t('+ Filters')}
        </Button>
      </Box>
    </SearchCard>
  );
};
