import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const recipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    color: 'text',
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: '1.5rem',
    lineHeight: '1',
    letterSpacing: '-.005em',
    textDecoration: 'none',
    _hover: { color: 'text' },
    '& svg': { flex: 'none', width: '16px', height: '30px', fill: 'brass-line' },
  },
});
const BrandLink = chakra(Link, recipe);
const BrandSheet = chakra('div', recipe);

const MARK = 'M1 0h14v2H1zM7 2h2v8H7zM6.2 10h3.6v3H6.2zM2 14h12v2c0 5-3.6 9.5-6 14-2.4-4.5-6-9-6-14z';
const PIN = 'M1 22h14v3H1zM7 25h2v47H7z';

const Mark = () => (
  <svg viewBox="0 0 16 30" aria-hidden="true">
    <path d={MARK} />
  </svg>
);

type BrandProps = ComponentProps<typeof BrandLink> & {
  /** Shows the pin, from which the sidebar's plumb line hangs, instead of the mark. */
  pin?: boolean;
};

/** The mark and the name, linked to the home page. */
export const Brand = ({ pin = false, ...rest }: BrandProps) => (
  <BrandLink className="tap" {...rest}>
    {pin ? (
      <svg viewBox="0 0 16 72" aria-hidden="true" style={{ height: 72 }}>
        <path d={PIN} />
      </svg>
    ) : (
      <Mark />
    )}
    Plumbline
  </BrandLink>
);

/** The mark and the name at the top of a printed sheet; the page's own head is not printed. */
export const PrintedBrand = () => (
  <BrandSheet display="none" mb="6" _print={{ display: 'inline-flex' }}>
    <Mark />
    Plumbline
  </BrandSheet>
);
