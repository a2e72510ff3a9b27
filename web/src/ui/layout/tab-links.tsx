import { chakra, defineRecipe } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';

const Nav = chakra('nav', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    borderBottomWidth: '1px',
    borderColor: 'border',
    scrollbarWidth: 'none',
    position: 'relative',
    // Tabs that don't fit a phone stay in one line and scroll.
    '&[data-many] a': { mdDown: { flex: 'none', px: '3', whiteSpace: 'nowrap' } },
  },
});

const TabLink = chakra(
  Link,
  defineRecipe({
    base: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      flex: { base: '1', md: 'none' },
      minHeight: '48px',
      px: { base: '1', md: '4' },
      py: '2',
      color: 'muted',
      textStyle: 'control',
      fontSize: { base: 'small', md: 'control' },
      textAlign: 'center',
      textDecoration: 'none',
      outlineOffset: '-3px',
      _hover: { color: 'text' },
      '&[aria-current=page]': {
        color: 'text',
        _after: { content: '""', position: 'absolute', insetInline: 0, bottom: '0', height: '3px', bg: 'accent' },
      },
    },
  }),
);

export type TabItem = {
  to: string;
  label: string;
  count?: number | undefined;
  /** Another page that belongs to this tab. */
  also?: string;
};

const isUnder = (pathname: string, page: string): boolean => pathname === page || pathname.startsWith(`${page}/`);

const MOST_SIDE_BY_SIDE = 4;

/** The tabs of an area, each a separate page; scrolls the current one into view. */
export const TabLinks = ({ label, items }: { label: string; items: readonly TabItem[] }) => {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another open tab
  useLayoutEffect(() => {
    const open = nav.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (nav.current && open)
      nav.current.scrollLeft = open.offsetLeft - (nav.current.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);
  return (
    <Nav ref={nav} aria-label={label} data-many={items.length > MOST_SIDE_BY_SIDE || undefined}>
      {items.map(({ to, label: text, count, also }) => (
        <TabLink
          key={to}
          to={to}
          aria-current={[to, also].some((page) => page && isUnder(pathname, page)) ? 'page' : undefined}
        >
          <span>
            {text}
            {count !== undefined && <TabCount>{count}</TabCount>}
          </span>
        </TabLink>
      ))}
    </Nav>
  );
};

/** The count next to a tab's name. */
export const TabCount = chakra('span', {
  base: {
    marginInlineStart: '1.5',
    px: '7px',
    py: '1px',
    borderRadius: 's',
    bg: 'sunken',
    color: 'text',
    fontSize: 'pill',
    fontVariantNumeric: 'tabular-nums',
  },
});
