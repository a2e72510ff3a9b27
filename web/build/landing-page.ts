import { type Plugin, type Rolldown, runnerImport } from 'vite';

const root = new URL('..', import.meta.url).pathname;

/** What modules of the app look for when they are loaded, and the build does not have. */
const NO_STORAGE = { getItem: () => null } as unknown as Storage;

type Landing = typeof import('../src/app/landing/render-landing.tsx');

const loadRenderer = async (): Promise<Landing> => {
  globalThis.sessionStorage ??= NO_STORAGE;
  globalThis.localStorage ??= NO_STORAGE;
  const { module } = await runnerImport<Landing>('./src/app/landing/render-landing.tsx', {
    root,
    configFile: false,
    oxc: { jsx: { runtime: 'automatic', development: false } },
  });
  return module;
};

const textOf = (bundle: Rolldown.OutputBundle, name: string): string =>
  String((bundle[name] as Rolldown.OutputAsset).source);

/** `index.html` with the landing page in it, its rules beside it, and a script of its own in the place of the app's. */
const landingOf = async (
  index: string,
  styles: string,
  { fileName, imports }: Rolldown.OutputChunk,
): Promise<string> => {
  const { css, pages, title } = await (await loadRenderer()).renderLanding();
  const [own, ...others] = pages;
  const templates = others.map(
    ({ language, html }) => `<template lang="${language}" title="${title(language)}">${html}</template>`,
  );
  const scripts = [
    `<script type="module" blocking="render" src="/${fileName}"></script>`,
    ...imports.map((file) => `<link rel="modulepreload" href="/${file}">`),
  ];
  return (
    index
      .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
      // What runs ahead of the app on its other pages.
      .replace(/<script type="application\/json" id="pages-ahead">.*?<\/script>\s*<script[^>]*><\/script>/s, '')
      .replace(
        /<script type="module"[^>]*><\/script>/,
        // Decides before the first paint who sees the page, and in which language.
        () => `${scripts.join('')}<style>${styles}${css}</style>`,
      )
      .replace(/<title>.*<\/title>/, `<title>${title(own.language)}</title>`)
      .replace('<div id="root"></div>', () => `<div id="root">${own.html}</div>${templates.join('')}`)
  );
};

/** Makes `landing.html`, so that a first visit reads before any script has come. */
export const landingPage = (): Plugin => ({
  name: 'landing-page',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const script = Object.values(bundle).find(
      (it): it is Rolldown.OutputChunk => it.type === 'chunk' && it.name === 'landing',
    );
    const sheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(textOf(bundle, 'index.html'))?.[1];
    if (!script || !sheet) throw new Error('The build has no script or no style sheet for the landing page');
    const source = await landingOf(textOf(bundle, 'index.html'), textOf(bundle, sheet), script);
    this.emitFile({ type: 'asset', fileName: 'landing.html', source });
  },
});
