import { Box } from '@chakra-ui/react';
import { retention } from '@plumbline/shared/domain/privacy/retention';
import type { Language } from '@plumbline/shared/options/languages';

const rows = Object.entries(retention);

/** How long each kind of data is stored, and why. The deletions of the server follow the same table. */
export const RetentionTable = ({ language }: { language: Language }) => (
  <Box as="dl" lang={language} display="grid" gap="3">
    {rows.map(([kind, { what, time, why }]) => (
      <Box key={kind} borderTopWidth="1px" borderColor="border" pt="3">
        <Box as="dt" fontWeight="medium">
          {what[language]}
        </Box>
        <dd>{time[language]}</dd>
        <Box as="dd" color="muted" textStyle="small">
          {why[language]}
        </Box>
      </Box>
    ))}
  </Box>
);
