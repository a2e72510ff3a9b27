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
   * The widths of the two selects next to the search field on desktop. On a phone the selects are below it, half the
   * width each, or one below the other on a very narrow one.
   */
  widths: `${number}px ${number}px`;
  children: ReactNode;
};

/** A search field for a list, and two selects next to it. */
export const ListFilters = ({ label, search, onSearch, widths, children }: ListFiltersProps) => {
  const { t } = useTranslation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'repeat(auto-fit, minmax(160px, 1fr))', lg: `minmax(0, 1fr) ${widths}` }}
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
