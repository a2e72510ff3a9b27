import { createHash } from 'node:crypto';
import { colorPairs } from '@plumbline/shared/options/colors';
import { styleSheets } from './style-sheets.ts';

const used = [
  ...['bg', 'surface', 'sunken', 'border', 'border-strong', 'text', 'muted', 'accent', 'accent-hover', 'on-accent'],
  ...['accent-soft', 'brass', 'brass-line', 'success', 'success-soft', 'danger', 'focus'],
] as const;
const colors = (scheme: 0 | 1): string =>
  Object.entries(colorPairs)
    .filter(([name]) => (used as readonly string[]).includes(name))
    .map(([name, pair]) => `--${name}:${pair[scheme]}`)
    .join(';');

const BOB = 'M4.4 0h3.2v3H4.4zM1 3.6h10v1.6c0 4.6-3 9-5 14.8C4 14.2 1 9.8 1 5.2z';
/** The plumb bob as a CSS mask, for headings. */
const bobImage = [
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 20'%3E`,
  `%3Cpath d='${BOB}'/%3E%3C/svg%3E")`,
].join('');

type Face = { family: string; weight: number; file: string };

const faces: readonly Face[] = [
  { family: 'Inter', weight: 400, file: '/assets/fonts/inter-latin-400-normal.woff2' },
  { family: 'Inter', weight: 600, file: '/assets/fonts/inter-latin-600-normal.woff2' },
  {
    family: 'Barlow Semi Condensed',
    weight: 600,
    file: '/assets/fonts/barlow-semi-condensed-latin-600-normal.woff2',
  },
  {
    family: 'Barlow Semi Condensed',
    weight: 700,
    file: '/assets/fonts/barlow-semi-condensed-latin-700-normal.woff2',
  },
];

/** The font files. Pages preload them, so that the first text already has its font. */
export const fontFiles: readonly string[] = faces.map(({ file }) => file);

const faceRule = ({ family, weight, file }: Face): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${file}) format("woff2")}`;

/** The content of the style element: the theme's tokens and the public pages' rules. */
export const styles = [
  ...faces.map(faceRule),
  `:root{color-scheme:light dark;--bob:${bobImage};${colors(0)}}@media(prefers-color-scheme:dark){:root{${colors(1)}}}`,
  styleSheets,
].join('');

const digest = createHash('sha256').update(styles).digest('base64');

/**
 * The Content-Security-Policy of the public pages. It allows the site's own files and this one style element, but
 * neither inline scripts nor styles in a company's text.
 */
export const pagePolicy = {
  'default-src': "'none'",
  'style-src': `'sha256-${digest}'`,
  'script-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data:",
  // Audit tools load robots.txt from within the page.
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  sandbox: undefined,
};
