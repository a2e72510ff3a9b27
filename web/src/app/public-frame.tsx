import { Box } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { Brand } from '../components/brand.tsx';
import { LegalFooter } from '../components/legal-footer.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import { paths } from './paths.ts';

/** The frame of public pages that are read rather than used: the mark on top, one column of text. */
export const PublicFrame = () => (
  <>
    <SkipLink />
    <Box
      as="header"
      display="flex"
      alignItems="center"
      height="60px"
      px={{ base: '4', md: '8' }}
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Brand to={paths.landing.path()} />
    </Box>
    <Box as="main" id="content" tabIndex={-1} display="grid" gap="6" maxWidth="760px" mx="auto" px="4" pt="8" pb="16">
      <Outlet />
    </Box>
    <Box maxWidth="760px" mx="auto" px="4">
      <LegalFooter />
    </Box>
  </>
);
