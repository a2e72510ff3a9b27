import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';

const Nav = chakra('nav', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    borderBottomWidth: '1px',
    borderColor: 'border',
    scrollbarWidth: 'none',
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
  /** Another page that stands under this tab. */
  also?: string;
};

const isUnder = (pathname: string, page: string): boolean => pathname === page || pathname.startsWith(`${page}/`);

/** The tabs of an area whose tabs are pages of their own. */
export const TabLinks = ({ label, items }: { label: string; items: readonly TabItem[] }) => {
  const { pathname } = useLocation();
  return (
    <Nav aria-label={label}>
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

/** The count beside a tab's name. */
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
