import { Box, Input } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { FieldFrame } from '../fields/field-frame.tsx';

type ListFiltersProps = {
  /** The label of the search field. */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  /**
   * The widths of the two selects next to the search field on desktop, wide enough for their longest choices. On
   * narrower screens the selects are below the search field: half the width each if that is enough for the wider one,
   * otherwise one below the other.
   */
  widths: `${number}px ${number}px`;
  children: ReactNode;
};

/** A search field for a list, and two selects next to it. */
export const ListFilters = ({ label, search, onSearch, widths, children }: ListFiltersProps) => {
  const { t } = useTranslation();
  const least = Math.max(...widths.split(' ').map((width) => Number.parseInt(width, 10)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <Box
      display="grid"
      gridTemplateColumns={{
        base: `repeat(auto-fit, minmax(min(100%, max(${least}px, calc(50% - 6px))), 1fr))`,
        lg: `minmax(0, 1fr) ${widths}`,
      }}
      gap="3"
      alignItems="end"
    >
      <Box asChild gridColumn={{ base: '1 / -1', lg: 'auto' }} display="flex" gap="2" alignItems="end">
        <form onSubmit={submit}>
          <Box flex="1" minWidth="0">
            <FieldFrame label={label}>
              <Input name="search" type="search" maxLength={120} defaultValue={search} key={search} />
            </FieldFrame>
          </Box>
          <Button type="submit">{t('Search')}</Button>
        </form>
      </Box>
      {children}
    </Box>
  );
};
