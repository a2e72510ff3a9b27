import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import type { ReactNode } from 'react';
import { Wrap } from '../../ui/layout/wrap.ts';
import { Brand } from './brand.tsx';

type PublicHeaderProps = {
  /** The content between the mark and the right end, on desktop. */
  nav?: ReactNode;
  /** The content at the right: links to sign in or sign up, or a button to log out. */
  children?: ReactNode;
};

/** The bar of the pages before the signed-in area. */
export const PublicHeader = ({ nav, children }: PublicHeaderProps) => (
  <Box as="header" position="sticky" top="0" zIndex="bar" bg="bg" borderBottomWidth="1px" borderColor="border">
    <Wrap
      display="flex"
      alignItems="center"
      flexWrap={{ base: 'wrap', lg: 'nowrap' }}
      gap={{ base: '1', lg: '8' }}
      minHeight={{ base: '60px', lg: '72px' }}
    >
      <Brand to={paths.landing.path()} />
      {nav}
      <Box
        display="flex"
        alignItems="center"
        gap={{ base: '2px', lg: '2' }}
        marginStart="auto"
        css={{ '& [data-ui=button]': { px: { base: '2', lg: '4.5' }, whiteSpace: 'nowrap' } }}
      >
        {children}
      </Box>
    </Wrap>
  </Box>
);
