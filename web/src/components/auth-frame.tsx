import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '../app/paths.ts';
import { useTitle } from '../lib/use-title.ts';
import { Brand } from './brand.tsx';
import { Card } from './card.tsx';
import { LegalFooter } from './legal-footer.tsx';
import { SkipLink } from './skip-link.tsx';

type AuthFrameProps = {
  title: string;
  /** One or two lines beside the form that say what happens here. */
  intro: ReactNode;
  /** At the right of the bar: the other way in, or the way out. */
  aside?: ReactNode;
  /** What stands below the intro, below the form on a phone. */
  note?: ReactNode;
  /** A longer form stands in one column below its title. */
  wide?: boolean;
  children: ReactNode;
};

/** The frame of the pages before the signed-in area: the mark, what the page is for, and one card with the form. */
export const AuthFrame = ({ title, intro, aside, note, wide = false, children }: AuthFrameProps) => {
  useTitle(title);
  return (
    <Box
      display="grid"
      gridTemplateRows="auto 1fr auto"
      minHeight="100vh"
      maxWidth={wide ? '704px' : '1024px'}
      mx="auto"
      px={{ base: '4', md: '8' }}
      css={{ 'body[data-actionbar] &': { pb: { base: '88px', md: '0' } } }}
    >
      <SkipLink />
      <Box
        as="header"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        height={{ base: '60px', lg: '72px' }}
      >
        <Brand to={paths.landing.path()} />
        {aside}
      </Box>
      <Box
        as="main"
        id="content"
        tabIndex={-1}
        display="grid"
        gridTemplateColumns={wide ? 'minmax(0, 1fr)' : { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 456px' }}
        gridTemplateAreas={
          wide ? '"intro" "form" "note"' : { base: '"intro" "form" "note"', lg: '"intro form" "note form"' }
        }
        gridTemplateRows="auto auto 1fr"
        columnGap="18"
        rowGap="6"
        alignItems="start"
        pt={{ base: '5', lg: wide ? '6' : '18' }}
        pb="12"
      >
        <Box gridArea="intro">
          <h1>{title}</h1>
          <Box color="muted" marginTop="2" maxWidth="44ch">
            {intro}
          </Box>
        </Box>
        <Card pad gridArea="form">
          {children}
        </Card>
        {note && <Box gridArea="note">{note}</Box>}
      </Box>
      <LegalFooter />
    </Box>
  );
};
