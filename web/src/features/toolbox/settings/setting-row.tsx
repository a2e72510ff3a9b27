import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ListRow } from '../../../ui/lists/list-card.tsx';

type SettingRowProps = { label: ReactNode; help: string; children: ReactNode };

/** A row with the description of a setting, and its value at the right. */
export const SettingRow = ({ label, help, children }: SettingRowProps) => (
  <ListRow display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="6" rowGap="2.5">
    <Box flex="1 1 180px" minWidth="0">
      <Box as="p" fontWeight="medium">
        {label}
      </Box>
      <Box as="p" color="muted" textStyle="small">
        {help}
      </Box>
    </Box>
    {children}
  </ListRow>
);
