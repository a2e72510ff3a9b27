import { outgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { paths, SUPPORT_HASH } from '@plumbline/shared/options/paths';
import type { Child } from 'hono/jsx';
import { environment } from '../../../platform/environment.ts';
import type { Words } from '../words/translate.ts';
import { absolute, address, entrance, jobsIn, type SignUpFacts } from './address.ts';
import { trusted } from './html.ts';
import { BrandMark } from './icons.tsx';
import { fontFiles, styles } from './styles.ts';

export type Page = {
  words: Words;
  title: string;
  /** For search engines and link previews. */
  description?: string;
  /** The address of the page, in either language. */
  path?: string;
  /** The page of a list, which is a part of its address for search engines too. */
  page?: number | undefined;
  /** The other parameters of the address. */
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Whether search engines keep the page, under its path. */
  isIndexed?: boolean;
  /** Whether the page's own head has a picture for links to it; otherwise the site's is used. */
  hasPicture?: boolean;
  /** Further elements of the head. */
  head?: Child;
  main: Child;
  /** The one decision, at the bottom of a phone. */
  bar?: Child;
  /** The page to return to after signing in, and what the sign-up begins with. */
  returnTo?: string;
  signUp?: SignUpFacts;
};

/** What search engines and link previews read. */
const Indexed = ({ title, description, path, page, isIndexed = false, hasPicture, words: { language } }: Page) => {
  if (path === undefined || !isIndexed) return <meta name="robots" content="noindex" />;
  const english = absolute(address(path, { page }));
  const spanish = absolute(address(path, { page, lang: 'es' }));
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={language === 'es' ? spanish : english} />
      <link rel="alternate" hreflang="en" href={english} />
      <link rel="alternate" hreflang="es" href={spanish} />
      <link rel="alternate" hreflang="x-default" href={english} />
      <meta property="og:site_name" content="Plumbline" />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={language === 'es' ? spanish : english} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {!hasPicture && <meta property="og:image" content={absolute('/site-preview.png')} />}
      <meta property="og:locale" content={language === 'es' ? 'es_US' : 'en_US'} />
    </>
  );
};

const Head = (page: Page) => (
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>{page.title} - Plumbline</title>
    {fontFiles.map((file) => (
      <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossorigin="" />
    ))}
    <Indexed {...page} />
    <meta name="theme-color" content="#F1F3F1" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#0F1416" media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/mark.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <style>{trusted(styles)}</style>
    {page.head}
  </head>
);

const Header = ({ words: { t, chosen: lang }, returnTo, signUp }: Page) => (
  <header class="top">
    <div class="wrap">
      <a class="brand" href="/">
        <BrandMark />
        Plumbline
      </a>
      <div class="acts">
        <a class="btn quiet" href={entrance('login', returnTo, { lang })}>
          {t('Sign In')}
        </a>
        <a class="btn line" href={entrance('signup', returnTo, { ...signUp, lang })}>
          {t('Sign Up')}
        </a>
      </div>
    </div>
  </header>
);

const OtherLanguage = ({ words, path = '', page, query }: Page) => {
  const [lang, name] = words.language === 'es' ? ['en', 'English'] : ['es', 'Español'];
  return (
    <a href={address(path, { page, ...query, lang })} lang={lang} hreflang={lang}>
      {name}
    </a>
  );
};

const Footer = (page: Page) => {
  const { t, chosen } = page.words;
  return (
    <footer class="foot">
      <div class="wrap">
        <span>
          {environment.legalName}
          {environment.postalAddress && <small>{environment.postalAddress}</small>}
        </span>
        <nav aria-label={t('Legal')}>
          <a href={address(jobsIn(), { lang: chosen })}>{t('Jobs by state')}</a>
          <a href={paths.terms.path()}>{t('Terms of Service')}</a>
          <a href={paths.privacyPolicy.path()}>{t('Privacy Policy')}</a>
          <a href={paths.accessibility.path()}>{t('Accessibility')}</a>
          <a href={`${paths.landing.path()}${SUPPORT_HASH}`}>{t('Support')}</a>
        </nav>
        {page.path !== undefined && <OtherLanguage {...page} />}
      </div>
    </footer>
  );
};

const Document = (page: Page) => (
  <html lang={page.words.language}>
    <Head {...page} />
    <body class={page.bar ? 'has-bar' : undefined}>
      <a class="skip" href="#main">
        {page.words.t('Skip to the content')}
      </a>
      <Header {...page} />
      <main id="main">{page.main}</main>
      <Footer {...page} />
      {page.bar}
    </body>
  </html>
);

/** The longest title and description, which name a job and a company. */
const [TITLE_MAX_LENGTH, DESCRIPTION_MAX_LENGTH] = [250, 300];

/** A whole public page. Users' words in its title and description are cleaned here. */
export const layout = (page: Page): string => {
  const title = outgoingText(page.title, TITLE_MAX_LENGTH);
  const description = page.description && outgoingText(page.description, DESCRIPTION_MAX_LENGTH);
  return `<!doctype html>${<Document {...page} title={title} {...(description !== undefined && { description })} />}`;
};
