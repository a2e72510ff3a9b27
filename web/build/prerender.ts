import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { withHead } from './site-head.ts';

const root = new URL('..', import.meta.url).pathname;

type Renderer = typeof import('../src/app/prerendered/render-pages.tsx');
type RenderedPages = Awaited<ReturnType<Renderer['renderPages']>>;
type Page = keyof RenderedPages;

const renderPages = async (): Promise<RenderedPages> => {
  const { module } = await runnerImport<Renderer>('./src/app/prerendered/render-pages.tsx', {
    root,
    configFile: false,
    oxc: { jsx: { runtime: 'automatic', development: false } },
  });
  return module.renderPages();
};

const textOf = (bundle: Rolldown.OutputBundle, name: string): string =>
  String((bundle[name] as Rolldown.OutputAsset).source);

/** Removes what loads the app: the page's own script starts it. */
const withoutApp = (index: string): string =>
  index
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script type="module" crossorigin[^>]*><\/script>/, '');

/** Also removes the preloads of the app, for a page that needs the app only when something is pressed. */
const withoutAhead = (page: string): string =>
  page.replace(/<script type="application\/json" id="pages-ahead">.*?<\/script>\s*<script[^>]*><\/script>/s, '');

/** `index.html` with a page in it, its CSS rules, and a script that shows it in the reader's language. */
const withPage = (
  index: string,
  styles: string,
  { fileName, imports }: Rolldown.OutputChunk,
  { css, languages }: RenderedPages[Page],
): string => {
  const [own, ...others] = languages;
  const templates = others.map(
    ({ language, title, html }) => `<template lang="${language}" title="${title}">${html}</template>`,
  );
  const head = [
    // Decides before the first paint who sees the page, and in which language.
    `<script type="module" blocking="render" src="/${fileName}"></script>`,
    ...imports.map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<style>${styles}${css}</style>`,
  ];
  return index
    .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
    .replace(/<title>.*<\/title>/, () => `<title>${own!.title}</title>${head.join('')}`)
    .replace('<div id="root">', () => `<div id="prerendered">${own!.html}</div>${templates.join('')}<div id="root">`);
};

/** Makes `landing.html` and `login.html`, so that a first visit can read before any script has loaded. */
export const prerender = (): Plugin => ({
  name: 'prerender',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const index = textOf(bundle, 'index.html');
    const sheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(index)?.[1];
    if (!sheet) throw new Error('The build has no style sheet');
    const pages = await renderPages();
    const emit = (name: Page, page: string) => {
      const script = Object.values(bundle).find(
        (it): it is Rolldown.OutputChunk => it.type === 'chunk' && it.isEntry && it.name === name,
      );
      if (!script) throw new Error(`The build has no script for the page ${name}`);
      const source = withHead(withPage(page, textOf(bundle, sheet), script, pages[name]), name);
      this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
    };
    emit('landing', withoutAhead(withoutApp(index)));
    emit('login', withoutApp(index));
  },
});
