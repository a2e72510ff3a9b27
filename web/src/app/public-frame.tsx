import { Box } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { LegalFooter } from '../components/site/legal-footer.tsx';
import { PublicHeader } from '../components/site/public-header.tsx';
import { SkipLink } from '../ui/layout/skip-link.tsx';

/** The frame of public pages for reading: the mark on top, one column of text. */
export const PublicFrame = () => (
  <>
    <SkipLink />
    <PublicHeader />
    <Box as="main" id="content" tabIndex={-1} display="grid" gap="6" maxWidth="760px" mx="auto" px="4" pt="8" pb="16">
      <Outlet />
    </Box>
    <LegalFooter />
  </>
);
