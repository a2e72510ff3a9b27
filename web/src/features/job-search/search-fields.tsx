import { Box } from '@chakra-ui/react';
import type { JobSearchForm } from '@plumbline/shared/contracts/jobs/job-search';
import { positionTypesByDemand } from '@plumbline/shared/options/jobs/position-types';
import { MAX_SEARCH_WORDS } from '@plumbline/shared/options/limits';
import { Search } from 'lucide-react';
import { type FormEventHandler, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TradeField } from '../../components/trades/trade-field.tsx';
import { useOwnTrades } from '../../components/trades/use-own-trades.ts';
import { useSessionKind } from '../../lib/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CheckboxField, YesNoField } from '../../ui/fields/check-field.tsx';
import { MultiSelectField } from '../../ui/fields/multi-select-field.tsx';
import { ZipField } from '../../ui/fields/special-fields.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { BESIDE_CONTROLS, SearchCard } from '../../ui/lists/search-card.ts';
import { isNarrowed, MoreSearchFields } from './more-search-fields.tsx';

const COLUMNS = { base: 'minmax(0, 1fr)', md: '116px minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) auto' };

type SearchFieldsProps = {
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: these fields don't use the parsed values.
  form: UseFormReturn<any, any, JobSearchForm>;
  /** Whether the card with the fields shows on a phone. */
  unfolded: boolean;
  onSubmit: FormEventHandler;
};

/** ZIP, trades, position types and words, with rarer filters folded behind '+ Filters' [SEE-03, SEE-04]. */
export const SearchFields = ({ id, form, unfolded, onSubmit }: SearchFieldsProps) => {
  const { t } = useTranslation();
  const { control, getValues } = form;
  const trades = useOwnTrades();
  const isSeeker = useSessionKind() === 'candidate';
  const [more, setMore] = useState(() => isNarrowed(getValues()));
  return (
    <SearchCard
      gridTemplateColumns={COLUMNS}
      id={id}
      aria-label={t('Job search')}
      onSubmit={onSubmit}
      noValidate
      data-folded={unfolded ? undefined : ''}
    >
      <Box maxWidth={{ base: '140px', md: 'none' }}>
        <ZipField control={control} name="zip" label={t('ZIP Code')} required />
      </Box>
      <TradeField control={control} name="tradeCategories" label={t('Trade Categories')} first={trades} />
      <MultiSelectField
        control={control}
        name="positionTypes"
        label={t('Position Type')}
        options={positionTypesByDemand}
        placeholder={t('Any Position Type')}
      />
      <TextField control={control} name="words" label={t('Keyword or company')} maxLength={MAX_SEARCH_WORDS} />
      <Button
        variant="primary"
        type="submit"
        minHeight={{ base: '48px', md: '46px' }}
        marginTop={{ md: BESIDE_CONTROLS }}
        order={{ base: 4, md: 0 }}
      >
        <Search size={20} aria-hidden />
        {t('Search')}
      </Button>
      <Box
        gridColumn="1 / -1"
        order={{ base: 3, md: 0 }}
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        justifyContent="space-between"
        alignItems={{ base: 'flex-start', md: 'center' }}
        columnGap="2"
        my="-2"
        fontSize="control"
      >
        <CheckboxField control={control} name="paidTrainingFirst" label={t('Display paid training jobs first')} />
        <Button
          variant="quiet"
          whiteSpace="nowrap"
          marginInlineStart={{ base: '-2.5', md: '0' }}
          aria-expanded={more}
          aria-controls={`${id}-more`}
          onClick={() => setMore(!more)}
        >
          {more ? t('- Filters') : t('+ Filters')}
        </Button>
      </Box>
      <Box
        id={`${id}-more`}
        hidden={!more}
        gridColumn="1 / -1"
        order={{ base: 3, md: 0 }}
        display={more ? 'flex' : 'none'}
        flexWrap="wrap"
        rowGap="2"
        columnGap="12"
      >
        <MoreSearchFields control={control} />
        <YesNoField control={control} name="experienceRequired" label={t('Experience required?')} clearable />
        <YesNoField control={control} name="willingToProvidePaidTraining" label={t('Paid training?')} clearable />
        {isSeeker && (
          <Box alignSelf="end">
            <CheckboxField
              control={control}
              name="onlyHeldLicenses"
              label={t("Leave out jobs that ask for a license I don't have")}
            />
          </Box>
        )}
      </Box>
    </SearchCard>
  );
};
