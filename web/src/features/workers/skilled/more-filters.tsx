import { Box } from '@chakra-ui/react';
import { experienceRatings } from '@plumbline/shared/options/background/experience';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import type { WorkerSearchForm } from '../search/search-form.ts';

type MoreFiltersProps = { form: WorkerSearchForm; ownZip: string; onClear: () => void };

/** Lists the filters of the general search for which this list has no fields, with a button to clear them. */
export const MoreFilters = ({ form, ownZip, onClear }: MoreFiltersProps) => {
  const { t } = useTranslation();
  const level = experienceRatings.find(({ value }) => String(value) === form.rating)?.label;
  const filters = [
    form.zip !== ownZip && `${t('ZIP Code')} ${form.zip}`,
    ...form.positionTypes.map((type) => t(type)),
    level && t('{{level}} or better', { level: t(level) }),
    form.validDriversLicense && t("Has a driver's license"),
  ].filter(Boolean);
  if (filters.length === 0) return null;
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" mt="2">
      <Box as="p" color="muted" textStyle="small">
        {t('Also filtered by: {{filters}}', { filters: filters.join(', ') })}
      </Box>
      <Button variant="quiet" onClick={onClear}>
        {t('Clear these filters')}
      </Button>
    </Box>
  );
};
