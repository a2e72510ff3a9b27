import { type Plugin, runnerImport } from 'vite';
import { ownerSettings } from './owner-settings.ts';
import { withHead } from './site-head.ts';

const renderLanding = async () => {
  const { module } = await runnerImport<typeof import('../src/app/landing/render-landing.tsx')>(
    './src/app/landing/render-landing.tsx',
    {
      root: new URL('..', import.meta.url).pathname,
      configFile: false,
      define: ownerSettings,
      oxc: { jsx: { runtime: 'automatic', development: false } },
    },
  );
  return module.renderLanding();
};

/** Renders the landing page into `landing.html`, so that a first visit can read it before any script has loaded. */
export const landingPage = (): Plugin => ({
  name: 'landing-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { path }) => {
      if (path !== '/landing.html') return html;
      const { css, pages } = await renderLanding();
      const [english, ...others] = pages;
      const templates = others.map(
        (page) => `<template lang="${page.language}" title="${page.title}">${page.html}</template>`,
      );
      return (
        withHead(html, 'landing')
          .replace('<!--landing-styles-->', () => `<style>${css}</style>`)
          .replace('<!--landing-page-->', () => `<div id="landing">${english?.html}</div>${templates.join('')}`)
          // The page waits for the script before its first paint, because the script decides in which language it
          // shows, and starts the app for signed-in users.
          .replace('<script type="module"', '<script type="module" blocking="render"')
      );
    },
  },
});
