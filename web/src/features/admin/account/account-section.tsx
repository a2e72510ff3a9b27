import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SectionHeader } from '../../../ui/layout/section-header.tsx';

/** A part of the page of an account, with its heading. */
export const AccountSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box asChild display="grid" gap="3" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
    <section>
      <SectionHeader title={title} />
      {children}
    </section>
  </Box>
);
