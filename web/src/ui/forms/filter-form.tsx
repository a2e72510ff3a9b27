import { Box, type BoxProps } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';

type FilterFormProps = {
  label: string;
  /** The columns of the fields and, last, of the buttons. */
  columns: BoxProps['gridTemplateColumns'];
  onSubmit: FormEventHandler;
  onClear: () => void;
  children: ReactNode;
};

/** The filters of a list; they run with 'Search' or Enter. */
export const FilterForm = ({ label, columns, onSubmit, onClear, children }: FilterFormProps) => {
  const { t } = useTranslation();
  return (
    <Box asChild display="grid" gap="3" alignItems="end" gridTemplateColumns={columns} mb="4">
      <form aria-label={label} onSubmit={onSubmit} noValidate>
        {children}
        <Box display="flex" gap="2" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <Button variant="primary" type="submit" flex={{ base: '1', lg: 'none' }}>
            <Search size={20} aria-hidden />
            {t('Search')}
          </Button>
          <Button variant="text" onClick={onClear}>
            {t('Clear')}
          </Button>
        </Box>
      </form>
    </Box>
  );
};
