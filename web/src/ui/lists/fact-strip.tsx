import { chakra, defineRecipe } from '@chakra-ui/react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLocale } from '../text/date-text.tsx';
import { NotSpecified } from '../text/not-specified.tsx';

/** Removes the left line of the first cell in each row, and draws a line above each row but the first. */
const rowsOf = (count: number) => ({
  [`& > div:nth-of-type(${count}n+1)`]: { borderLeftWidth: '0', ps: '0' },
  [`& > div:nth-of-type(n+${count + 1})`]: { borderTopWidth: '1px' },
});

const Strip = chakra(
  'dl',
  defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(var(--phone), minmax(0, 1fr))', md: 'repeat(var(--n), auto)' },
      borderBlockWidth: '1px',
      borderColor: 'border',
      '& > div': {
        display: 'flex',
        flexDirection: 'column',
        px: { base: '4', md: '5' },
        pe: { base: '2', md: '4' },
        py: '3.5',
        borderLeftWidth: '1px',
        borderColor: 'border',
        _first: { borderLeftWidth: '0', ps: '0' },
      },
      '& dt': { color: 'muted', fontSize: 'small', lineHeight: '1.3' },
      '& dd': { fontFamily: 'heading', fontWeight: 'semibold', lineHeight: '1.15', fontVariantNumeric: 'tabular-nums' },
      // A long Spanish word fits half of a width of 320 px.
      '@media (max-width: 359px)': { '& dd': { fontSize: '1rem' } },
      // The whole cell is the link.
      '& > div:has(a)': { position: 'relative' },
      '& a': { _after: { content: '""', position: 'absolute', inset: '0' } },
    },
    variants: {
      variant: {
        facts: { '& dd': { fontSize: { base: '1.25rem', md: '1.375rem' }, marginTop: '3px' } },
        numbers: {
          '& > div': { flexDirection: 'column-reverse', justifyContent: 'flex-end', ps: { base: '3', md: '3.5' } },
          '& dd': { fontSize: { base: '1.75rem', md: 'figure' } },
          '& dt': { marginTop: '2px' },
        },
      },
      // The number of cells in a row on a phone, with a line between the rows.
      phone: {
        two: { '--phone': '2', mdDown: rowsOf(2) },
        three: {
          '--phone': '3',
          mdDown: {
            // Long Spanish words fit a third of the width.
            '& > div': { pe: '1' },
            '& dt': { fontSize: 'pill' },
            '@media (min-width: 360px)': {
              ...rowsOf(3),
              // A last cell of its own fills the width, so that the line above it does too.
              '& > div:last-of-type:nth-of-type(3n+1)': { gridColumn: '1 / -1' },
            },
            // At 320 px, or a zoom of 400 %, three cells don't fit.
            '@media (max-width: 359px)': { '--phone': '2', ...rowsOf(2) },
          },
        },
      },
    },
    defaultVariants: { variant: 'facts', phone: 'two' },
  }),
);

export type Fact = {
  label: string;
  value: ReactNode;
  /** The link to the counted items. */
  to?: string;
};
type FactStripProps = {
  items: readonly Fact[];
  /** `facts` have the label above the value. `numbers` have a larger figure, above its label. */
  variant?: 'facts' | 'numbers';
  phone?: 'two' | 'three';
};

/** A job's facts or a company's numbers between two rules; not a card. Numbers are grouped by the reader's language. */
export const FactStrip = ({ items, variant, phone }: FactStripProps) => {
  const locale = useLocale();
  return (
    <Strip variant={variant} phone={phone} style={{ '--n': items.length } as CSSProperties}>
      {items.map(({ label, value, to }) => {
        const shown = typeof value === 'number' ? value.toLocaleString(locale) : value;
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {to ? (
                <Link to={to} aria-label={`${shown} ${label}`}>
                  {shown}
                </Link>
              ) : (
                shown
              )}
            </dd>
          </div>
        );
      })}
    </Strip>
  );
};

const List = chakra(
  'dl',
  defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: { base: '5', md: '8' },
      rowGap: { base: '3.5', md: '4.5' },
      '& dt': { color: 'muted', fontSize: 'small' },
      '& dd': { marginTop: '2px', fontWeight: 'medium', overflowWrap: 'break-word' },
    },
    variants: {
      layout: {
        columns: {},
        stacked: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } },
        rows: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          rowGap: '2',
          '& > div': {
            display: 'grid',
            gridTemplateColumns: '6.5rem minmax(0, 1fr)',
            columnGap: '3',
            alignItems: 'baseline',
          },
          '& dd': { marginTop: '0', overflowWrap: 'anywhere' },
        },
      },
    },
    defaultVariants: { layout: 'columns' },
  }),
);

type FactListProps = {
  items: readonly Fact[];
  /**
   * `stacked` facts are one below the other on a phone, for values as long as an e-mail address. `rows` have the value
   * next to the label, for a side column.
   */
  layout?: 'columns' | 'stacked' | 'rows';
};

/** Facts in two columns within a card's section. A missing value shows 'Not specified' in a muted color [PRO-21]. */
export const FactList = ({ items, layout }: FactListProps) => (
  <List layout={layout}>
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value || <NotSpecified />}</dd>
      </div>
    ))}
  </List>
);
