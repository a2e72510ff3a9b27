import { breakpoints as widths } from '@plumbline/shared/options/limits';

/** Token groups from a plain map of values. */
const values = <K extends string>(map: Record<K, string>) =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, { value }])) as Record<K, { value: string }>;

/** Steps 4, 8, 12, 16, 24, 32, 48, 72 px with two half steps, keyed in units of 4 px. */
export const spacing = values({
  '0': '0px',
  '0.5': '2px',
  '1': '4px',
  '1.5': '6px',
  '2': '8px',
  '2.5': '10px',
  '3': '12px',
  '3.5': '14px',
  '4': '16px',
  '4.5': '18px',
  '5': '20px',
  '6': '24px',
  '8': '32px',
  '10': '40px',
  '12': '48px',
  '16': '64px',
  '18': '72px',
});

export const sizes = { ...spacing, ...values({ full: '100%', measure: '66ch', form: '640px', page: '1128px' }) };

export const fonts = values({
  heading: '"Barlow Semi Condensed", "Arial Narrow", system-ui, sans-serif',
  body: 'Inter, system-ui, -apple-system, "Segoe UI", sans-serif',
});

/** Sizes in rem of 16 px, so that a larger default font of the browser is honored. */
export const fontSizes = values({
  bar: '0.75rem',
  pill: '0.8125rem',
  small: '0.875rem',
  control: '0.9375rem',
  body: '1rem',
  lead: '1.1875rem',
  h3: '1.1875rem',
  h3l: '1.25rem',
  h2: '1.4375rem',
  h2s: '1.25rem',
  h1: '2.375rem',
  figure: '2.125rem',
});

export const fontWeights = values({ normal: '400', medium: '500', semibold: '600', bold: '700' });

/**
 * 3 px for pills, chips and tags; 5 px for controls and cards; 8 px for dialogs. Only people's avatars and red dots are
 * round.
 */
export const radii = values({ s: '3px', m: '5px', l: '8px', full: '9999px' });

export const durations = values({ fast: '160ms', glide: '200ms' });
export const easings = values({ plumb: 'cubic-bezier(.2, .7, .3, 1)' });
export const zIndex = values({
  bar: '20',
  actionbar: '21',
  drawer: '1300',
  dialog: '1400',
  popover: '1500',
  toast: '1700',
});

/** Screen widths at which layouts change, and `desk` where the sidebar appears [SHL-35, SHL-18]. */
export const breakpoints = {
  sm: `${widths.sm}px`,
  md: `${widths.md}px`,
  lg: `${widths.lg}px`,
  desk: `${widths.sidebar}px`,
  xl: `${widths.xl}px`,
};

export const textStyles = {
  small: { value: { fontSize: 'small', lineHeight: '1.45' } },
  control: { value: { fontSize: 'control', fontWeight: 'semibold', lineHeight: '1.25' } },
  label: { value: { fontSize: 'small', fontWeight: 'semibold', lineHeight: '1.35' } },
  figure: {
    value: {
      fontFamily: 'heading',
      fontWeight: 'semibold',
      lineHeight: '1.15',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
};
