import { appPaths, pagesWithFile } from '@plumbline/shared/options/paths';
import { SITE_URL_PLACEHOLDER } from '@plumbline/shared/options/site-url';
import type { Plugin, Rolldown } from 'vite';

type PageName = keyof typeof pagesWithFile;
type Head = { title: string; description: string };

/** The texts of each page with an HTML file of its own, for search engines and for shared links. */
export const heads: Readonly<Record<PageName, Head>> = {
  landing: {
    title: 'Good work, close to home - Plumbline',
    description: 'Jobs in the skilled trades near you, and workers for construction companies.',
  },
  login: { title: 'Sign In - Plumbline', description: 'Sign in to Plumbline.' },
  signup: {
    title: 'Sign Up - Plumbline',
    description: 'Find work in the skilled trades, or find skilled workers for your company.',
  },
  terms: { title: 'Terms of Service - Plumbline', description: 'The terms of service of Plumbline.' },
  'privacy-policy': { title: 'Privacy Policy - Plumbline', description: 'How Plumbline handles your data.' },
  accessibility: {
    title: 'Accessibility - Plumbline',
    description: 'How Plumbline works for everyone, and how to tell us about a barrier.',
  },
};

/** The addresses of the landing page in each language, which the build renders into one file. */
const landingLanguages = (url: string): string[] => [
  `<link rel="alternate" hreflang="en" href="${url}?lang=en">`,
  `<link rel="alternate" hreflang="es" href="${url}?lang=es">`,
  `<link rel="alternate" hreflang="x-default" href="${url}">`,
];

/** Adds the title, the description, the canonical address and the Open Graph tags to a page. */
export const withHead = (page: string, name: PageName): string => {
  const { title, description } = heads[name];
  const url = `${SITE_URL_PLACEHOLDER}${pagesWithFile[name]}`;
  const tags = [
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${url}">`,
    ...(name === 'landing' ? landingLanguages(url) : []),
    '<meta property="og:site_name" content="Plumbline">',
    '<meta property="og:type" content="website">',
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${SITE_URL_PLACEHOLDER}/site-preview.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return page
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>${tags.join('')}`);
};

/** Makes an HTML file for each page that the build does not render. The file has the app and the page's own head. */
export const pageHeads = (): Plugin => ({
  name: 'page-heads',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const index = String((bundle['index.html'] as Rolldown.OutputAsset).source);
    for (const name of Object.keys(pagesWithFile) as PageName[]) {
      if (pagesWithFile[name] === appPaths.landing) continue;
      this.emitFile({ type: 'asset', fileName: `${name}.html`, source: withHead(index, name) });
    }
  },
});
