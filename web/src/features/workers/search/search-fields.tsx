import { Box } from '@chakra-ui/react';
import { experienceRatings } from '@plumbline/shared/options/background/experience';
import { positionTypesByDemand } from '@plumbline/shared/options/jobs/position-types';
import { Search } from 'lucide-react';
import type { FormEventHandler } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TradeField } from '../../../components/trades/trade-field.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckboxField } from '../../../ui/fields/check-field.tsx';
import { MultiSelectField } from '../../../ui/fields/multi-select-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ZipField } from '../../../ui/fields/special-fields.tsx';
import { SearchCard } from '../../../ui/lists/search-card.ts';
import type { WorkerSearchForm } from './search-form.ts';

const COLUMNS = {
  base: 'minmax(0, 1fr)',
  md: '132px minmax(0, 1fr)',
  xl: '132px minmax(0, 1.5fr) minmax(190px, 1fr) minmax(max-content, 0.7fr)',
};

type SearchFieldsProps = {
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: these fields don't use the parsed values.
  form: UseFormReturn<any, any, WorkerSearchForm>;
  /** Whether the card with the fields shows on a phone. */
  unfolded: boolean;
  onSubmit: FormEventHandler;
};

/** ZIP, trades, position types, minimum rating and a license [SKW-14]. */
export const SearchFields = ({ id, form, unfolded, onSubmit }: SearchFieldsProps) => {
  const { t } = useTranslation();
  const { control } = form;
  const ratings = experienceRatings.map(({ value, label }) => ({
    value: String(value),
    label: t('{{level}} or better', { level: t(label) }),
  }));
  return (
    <SearchCard
      gridTemplateColumns={COLUMNS}
      id={id}
      aria-label={t('Worker search')}
      onSubmit={onSubmit}
      noValidate
      data-folded={unfolded ? undefined : ''}
    >
      <Box maxWidth={{ base: '140px', md: 'none' }}>
        <ZipField control={control} name="zip" label={t('ZIP Code')} required />
      </Box>
      <TradeField control={control} name="tradeCategories" label={t('Trade Categories')} />
      <MultiSelectField
        control={control}
        name="positionTypes"
        label={t('Position Type')}
        options={positionTypesByDemand}
        placeholder={t('Any Position Type')}
      />
      <SelectField
        control={control}
        name="rating"
        label={t('Rating')}
        options={ratings}
        placeholder={t('Any rating')}
      />
      <Box
        gridColumn="1 / -1"
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        justifyContent="space-between"
        alignItems={{ base: 'stretch', md: 'center' }}
        gap="3"
      >
        <CheckboxField control={control} name="validDriversLicense" label={t("Has a driver's license")} />
        <Button variant="primary" type="submit" minHeight={{ base: '48px', md: '46px' }} minWidth={{ md: '148px' }}>
          <Search size={20} aria-hidden />
          {t('Search')}
        </Button>
      </Box>
    </SearchCard>
  );
};
