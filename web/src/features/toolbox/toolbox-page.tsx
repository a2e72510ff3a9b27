import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ToolboxTabs } from '../../components/toolbox/toolbox-tabs.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

type ToolboxPageProps = { title: string; help?: ReactNode; action?: ReactNode; children: ReactNode };

/** The frame of a page of the toolbox: its name, the tabs and its content. */
export const ToolboxPage = ({ title, help, action, children }: ToolboxPageProps) => (
  <>
    <PageHeader title={title} action={action}>
      {help}
    </PageHeader>
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '4', md: '5' }}>
      <ToolboxTabs />
      {children}
    </Box>
  </>
);
