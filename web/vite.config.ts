import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { endpoints } from '@plumbline/shared/contracts/index';
import { appPaths } from '@plumbline/shared/options/paths';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { landingPage } from './build/landing-page.ts';
import { ownerSettings } from './build/owner-settings.ts';
import { pageHeads } from './build/site-head.ts';

/**
 * Writes a hash over the names of all emitted files, which contain content hashes, to `version.json` and into the page.
 * The page compares the two to find a new version [SHL-21].
 */
const versionFile = (): Plugin => ({
  name: 'version-file',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const hash = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 16);
    this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ hash }) });
    for (const page of [bundle['index.html'], bundle['landing.html']]) {
      if (page?.type !== 'asset') throw new Error('The build has no index.html or landing.html');
      page.source = String(page.source).replace('%BUILD%', hash);
    }
  },
});

/** Preloads the fonts, which every page uses, so that they are there before the first text shows. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});

/**
 * Matches the addresses of the server, which the app's worker must not answer with the app: those of the contract, and
 * those of the local cloud. The worker compares the path together with its query.
 */
const serverPaths = new RegExp(
  `^/(${[...new Set(endpoints.map(({ path }) => path.split('/')[1])), '__local', 'v1'].join('|').replaceAll('.', '\\.')})([/?]|$)`,
);

/**
 * The service worker, which caches the page and the hashed files that the page has loaded. API responses, settings and
 * the version are always requested. A new version waits until the user activates it [SHL-19].
 */
const worker = () =>
  VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      name: 'Plumbline',
      short_name: 'Plumbline',
      description: 'Construction companies and skilled workers find each other.',
      id: '/dashboard',
      start_url: '/dashboard',
      display: 'standalone',
      categories: ['business'],
      background_color: '#F1F3F1',
      theme_color: '#F1F3F1',
      icons: [
        { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      // The install dialog of a browser shows them.
      screenshots: [
        { src: '/screenshots/find-jobs.jpg', sizes: '780x1688', type: 'image/jpeg', form_factor: 'narrow' },
        { src: '/screenshots/my-jobs.jpg', sizes: '780x1688', type: 'image/jpeg', form_factor: 'narrow' },
        { src: '/screenshots/find-jobs-wide.jpg', sizes: '1280x800', type: 'image/jpeg', form_factor: 'wide' },
      ],
      // A long press on the app's icon shows these pages.
      shortcuts: [
        { name: 'Find Jobs', url: appPaths.jobs.search },
        { name: 'My Jobs', url: appPaths.myJobs.activities },
        { name: 'Messages', url: appPaths.messages.root },
      ].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icon-192.png', sizes: '192x192' }] })),
    },
    includeManifestIcons: false,
    workbox: {
      globPatterns: ['index.html', 'mark.svg'],
      inlineWorkboxRuntime: true,
      sourcemap: false,
      clientsClaim: true,
      importScripts: ['/push-worker.js'],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [serverPaths, /^[^?]*\.\w+(\?|$)/],
      runtimeCaching: [
        {
          // Pages of the server, which are never cached. Without a connection the app says so in the reader's language.
          urlPattern: ({ sameOrigin, request, url }) =>
            sameOrigin && request.mode === 'navigate' && /^\/(job|jobs-in)(\/|$)/.test(url.pathname),
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/index.html' } },
        },
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: { cacheName: 'assets', expiration: { maxEntries: 200, purgeOnQuotaError: true } },
        },
      ],
    },
  });

/**
 * The bundler makes a file for each set of pages that share code. These groups lower the number of files without
 * making a first visit larger: what the landing page needs, everything that the app starts with, what nearly all pages
 * need, and icons that several pages show.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'landing-parts',
    test: /start-landing\.ts$|\.css$|vite[\\/](preload-helper|modulepreload-polyfill)/,
    priority: 3,
  },
  { name: 'app', tags: ['$initial'], test: /^(?!.*[\\/]landing\.(html|ts)$)/, priority: 2 },
  {
    name: 'icons',
    test: /[\\/]lucide-react[\\/]/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  { name: 'shared', minShareCount: 70, includeDependenciesRecursively: false },
];

export default defineConfig({
  root: import.meta.dirname,
  define: ownerSettings,
  plugins: [react(), landingPage(), preloadFonts(), versionFile(), pageHeads(), worker()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Source maps are made for a deployment, which moves them out of the site (infra/deploy/collect-source-maps.ts). No
    // emitted file refers to them.
    sourcemap: process.env.SOURCE_MAPS ? 'hidden' : false,
    target: 'es2022',
    // The strict Content-Security-Policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // The landing page imports the app dynamically, for its Support button, and index.html imports it statically.
      checks: { ineffectiveDynamicImport: false },
      input: ['index.html', 'landing.html'].map((page) => join(import.meta.dirname, page)),
      output: {
        // Font files have no hash, because the public pages, which the build doesn't make, refer to them. A font file
        // never changes.
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.woff2') ? 'assets/fonts/[name][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: { groups },
      },
    },
  },
});
