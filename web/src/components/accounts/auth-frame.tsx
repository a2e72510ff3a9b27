import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTitle } from '../../lib/page/use-title.ts';
import { FramedOpening } from '../../ui/drawing/framed-opening.tsx';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { Wrap } from '../../ui/layout/wrap.ts';
import { LegalFooter } from '../site/legal-footer.tsx';
import { PublicHeader } from '../site/public-header.tsx';

const rooms = { narrow: { base: '520px', lg: '440px' }, middle: '520px', wide: 'form' } as const;

export type AuthFrameProps = {
  title: string;
  /** One or two lines that say what happens here, where the form alone would not. */
  intro?: ReactNode;
  /** The content at the right of the bar, such as a link to the other sign-in page. */
  aside?: ReactNode;
  /** The content below the form. */
  note?: ReactNode;
  /**
   * The width of the form: `narrow` for a few fields, `middle` for two choices in a row, `wide` for a form of many
   * fields.
   */
  room?: keyof typeof rooms;
  /** Replaces the drawing at the side of the form on a desktop. */
  beside?: ReactNode;
  /** What is above the title where there is no side: on a phone and a tablet. */
  above?: ReactNode;
  children: ReactNode;
};

/** A question before the button at the bar's right; hidden on a phone, which has no room for it. */
export const AsideText = chakra('span', { base: { display: { base: 'none', md: 'inline' }, color: 'muted' } });

/** The drawing next to the form; on a phone only the foot of the wall, below the form. */
const Wall = chakra('figure', {
  base: {
    alignSelf: 'end',
    position: 'relative',
    overflow: { base: 'hidden', lg: 'visible' },
    height: { base: '128px', lg: 'auto' },
    mx: { base: 'calc(50% - 50vw)', lg: '0' },
    '& svg': {
      position: { base: 'absolute', lg: 'static' },
      bottom: '-52px',
      left: '50%',
      width: { base: '450px', lg: 'full' },
      maxWidth: { lg: '470px' },
      marginLeft: { base: '-177px', lg: 'auto' },
      marginRight: { lg: '6' },
    },
  },
});

const WithDrawing = ({ title, intro, note, room = 'narrow', children }: AuthFrameProps) => {
  const hang = room === 'narrow' ? '84px' : '64px';
  return (
    <Wrap
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: room === 'wide' ? 'minmax(0, 7fr) minmax(0, 4fr)' : 'minmax(0, 5fr) minmax(0, 6fr)',
      }}
      gridTemplateRows={{ base: '1fr auto', lg: 'minmax(620px, 1fr)' }}
      columnGap="12"
    >
      <Box
        position="relative"
        zIndex="1"
        alignSelf="start"
        width="full"
        maxWidth={rooms[room]}
        pt={{ base: '44px', lg: hang }}
        pb={{ base: '6', lg: '104px' }}
      >
        <Box
          as="h1"
          className="plumb"
          paddingLeft="30px"
          fontSize={{ base: '2.25rem', lg: '2.75rem' }}
          css={{ '--hang': { base: '44px', lg: hang } }}
        >
          {title}
        </Box>
        {intro && (
          <Box color="muted" marginTop="3" maxWidth="52ch">
            {intro}
          </Box>
        )}
        <Box marginTop="28px">{children}</Box>
        {note && <Box marginTop="6">{note}</Box>}
      </Box>
      <Wall aria-hidden>
        <FramedOpening />
      </Wall>
    </Wrap>
  );
};

const WithSide = ({ title, intro, note, beside, above, children }: AuthFrameProps) => (
  <Wrap
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', desk: 'minmax(0, 520px) 400px' }}
    justifyContent="space-between"
    alignContent="start"
    columnGap="12"
    minHeight={{ desk: '640px' }}
    pt={{ base: '5', desk: '12' }}
    pb={{ base: '10', desk: '72px' }}
  >
    <div>
      <Box display={{ base: 'grid', desk: 'none' }} gap="3.5" marginBottom="6">
        {above}
      </Box>
      <Box as="h1" fontSize={{ base: '1.875rem', desk: '2.5rem' }}>
        {title}
      </Box>
      {intro && (
        <Box color="muted" marginTop="2" maxWidth="52ch">
          {intro}
        </Box>
      )}
      <Box marginTop="26px">{children}</Box>
      {note && <Box marginTop="6">{note}</Box>}
    </div>
    <Box as="aside" display={{ base: 'none', desk: 'block' }}>
      {beside}
    </Box>
  </Wrap>
);

/**
 * The frame of the pages before the signed-in area: the line hangs from the bar to the title, with the form below. A
 * page with something at its side has that instead of the drawing, and no line at its title.
 */
export const AuthFrame = (frame: AuthFrameProps) => {
  const { title, aside, beside } = frame;
  useTitle(title);
  return (
    <Box
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gridTemplateRows="auto 1fr auto"
      minHeight="100vh"
      css={{ 'body[data-actionbar] &': { pb: { base: '88px', md: '0' } } }}
    >
      <SkipLink />
      <PublicHeader>{aside}</PublicHeader>
      <Box as="main" id="content" tabIndex={-1} display="grid" overflow="hidden">
        {beside ? <WithSide {...frame} /> : <WithDrawing {...frame} />}
      </Box>
      <LegalFooter />
    </Box>
  );
};
