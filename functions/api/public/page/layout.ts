import { outgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { environment } from '../../../platform/environment.ts';
import type { Words } from '../words/translate.ts';
import { type Html, html, trusted } from './html.ts';
import { brandMark } from './icons.ts';
import { fontFiles, styles } from './styles.ts';

/** A path of this site with its query; what is undefined is left out. */
export const address = (path: string, query: Readonly<Record<string, string | number | undefined>> = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return search.size ? `${path}?${search}` : path;
};

/** Where a page leads those who come with an account, or want one, and back again. */
export const entrance = (page: '/login' | '/signup', returnTo: string | undefined): string =>
  address(page, { redirect: returnTo });

export type Page = {
  words: Words;
  title: string;
  /** For search engines and link previews. */
  description?: string;
  /** Where it stands; what is nowhere to be found has none. */
  path?: string;
  /** What else the address asks for, in either language. */
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Further elements of the head. */
  head?: Html;
  main: Html;
  /** The one decision, at the bottom of a phone. */
  bar?: Html;
  /** Where somebody goes on after signing in. */
  returnTo?: string;
};

const absolute = (path: string): string => `${environment.siteUrl}${path}`;

const found = ({ title, description, path, words: { language } }: Page): Html =>
  path === undefined
    ? html`<meta name="robots" content="noindex">`
    : html`<meta name="description" content="${description}"><link rel="canonical" href="${absolute(address(path, { lang: language === 'es' ? 'es' : undefined }))}"><link rel="alternate" hreflang="en" href="${absolute(path)}"><link rel="alternate" hreflang="es" href="${absolute(address(path, { lang: 'es' }))}"><link rel="alternate" hreflang="x-default" href="${absolute(path)}"><meta property="og:site_name" content="Plumbline"><meta property="og:type" content="website"><meta property="og:url" content="${absolute(path)}"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:locale" content="${language === 'es' ? 'es_US' : 'en_US'}">`;

const header = ({ words: { t }, returnTo }: Page): Html =>
  html`<header class="top"><div class="wrap"><a class="brand" href="/">${brandMark}Plumbline</a><div class="acts"><a class="btn quiet" href="${entrance('/login', returnTo)}">${t('Sign In')}</a><a class="btn line" href="${entrance('/signup', returnTo)}">${t('Sign Up')}</a></div></div></header>`;

const footer = ({ words, path, query }: Page): Html => {
  const { t, language } = words;
  const other =
    language === 'es' ? ({ lang: 'en', name: 'English' } as const) : ({ lang: 'es', name: 'Español' } as const);
  const link =
    path &&
    html`<a href="${address(path, { ...query, lang: other.lang })}" lang="${other.lang}" hreflang="${other.lang}">${other.name}</a>`;
  return html`<footer class="foot"><div class="wrap"><span>Plumbline LLC</span><nav aria-label="${t('Legal')}"><a href="${address('/jobs-in', { lang: words.chosen })}">${t('Jobs by state')}</a><a href="/terms">${t('Terms of Service')}</a><a href="/privacy-policy">${t('Privacy Policy')}</a></nav>${link}</div></footer>`;
};

const preloads: readonly Html[] = fontFiles.map(
  (file) => html`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
);

/** The longest title and description, which name a job and a company. */
const [TITLE_MAX_LENGTH, DESCRIPTION_MAX_LENGTH] = [250, 300];

/** A whole public page. What users wrote of its title and description is cleaned here. */
export const layout = (given: Page): string => {
  const { description } = given;
  const page: Page = {
    ...given,
    title: outgoingText(given.title, TITLE_MAX_LENGTH),
    ...(description !== undefined && { description: outgoingText(description, DESCRIPTION_MAX_LENGTH) }),
  };
  const { words, title, head, main, bar } = page;
  const { t, language } = words;
  return String(
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${title} | Plumbline</title>${preloads}${found(page)}<meta name="theme-color" content="#F1F3F1" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#0F1416" media="(prefers-color-scheme: dark)"><link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/mark.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><style>${trusted(styles)}</style>${head}</head><body${bar && html` class="has-bar"`}><a class="skip" href="#main">${t('Skip to the content')}</a>${header(page)}<main id="main">${main}</main>${footer(page)}${bar}</body></html>`,
  );
};
