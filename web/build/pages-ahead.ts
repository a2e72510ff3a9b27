import { paths } from '@plumbline/shared/options/paths';
import type { Plugin, Rolldown } from 'vite';
import type { PagesAhead } from '../src/app/ahead/files-for.ts';

export const SHELL = 'app/shell/shell.tsx';
const TRANSPORT = 'lib/api/transport.ts';
const DASHBOARD = 'features/dashboard/dashboard-page.tsx';
const EMPLOYERS = ['provider', 'vendor', 'educational'];

type PageAhead = { pattern: string; kinds?: readonly string[]; modules: readonly string[] };

const inShell = (pattern: string, kinds: readonly string[] | undefined, ...modules: string[]): PageAhead => ({
  pattern,
  ...(kinds && { kinds }),
  modules: [SHELL, TRANSPORT, ...modules],
});

/** The pages people open first, and the modules their routes load. */
export const FIRST_PAGES: readonly PageAhead[] = [
  { pattern: paths.login.pattern, modules: ['features/accounts/sign-in/login-page.tsx'] },
  { pattern: paths.signup.pattern, modules: ['features/accounts/sign-up/sign-up-page.tsx'] },
  { pattern: paths.confirmEmail.pattern, modules: ['features/accounts/sign-up/confirm-email-page.tsx'] },
  inShell(paths.dashboard.pattern, ['candidate'], DASHBOARD, 'features/dashboard/seeker/seeker-dashboard.tsx'),
  inShell(paths.dashboard.pattern, ['educational'], DASHBOARD, 'features/dashboard/school/school-dashboard.tsx'),
  inShell(
    paths.dashboard.pattern,
    ['provider', 'vendor'],
    DASHBOARD,
    'features/dashboard/company/company-dashboard.tsx',
  ),
  inShell(paths.jobs.root.pattern, ['candidate'], 'features/job-search/job-search-page.tsx'),
  inShell(paths.jobs.search.pattern, ['candidate'], 'features/job-search/job-search-page.tsx'),
  inShell(paths.jobs.job.pattern, ['candidate'], 'features/job-detail/job-detail-page.tsx'),
  inShell(paths.employees.jobs.pattern, EMPLOYERS, 'features/employer-jobs/list/job-list-page.tsx'),
  inShell(paths.employees.newJob.pattern, EMPLOYERS, 'features/employer-jobs/form/job-form-page.tsx'),
  inShell(paths.employees.copyJob.pattern, EMPLOYERS, 'features/employer-jobs/form/job-form-page.tsx'),
  inShell(paths.employees.job.pattern, EMPLOYERS, 'features/employer-jobs/job/employer-job-page.tsx'),
  inShell(paths.messages.root.pattern, undefined, 'features/messages/messages-page.tsx'),
  inShell(paths.messages.conversation.pattern, undefined, 'features/messages/conversation-page.tsx'),
];

const LANGUAGES = { es: ['locales/es.ts'] } as const;

const ahead = (bundle: Rolldown.OutputBundle) => {
  const chunks = Object.values(bundle).filter((it) => it.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const start = chunks.find(({ isEntry, name }) => isEntry && name === 'index');

  const withImports = (fileName: string, found: Set<string>): Set<string> => {
    const chunk = byName.get(fileName);
    if (!chunk || found.has(fileName)) return found;
    found.add(fileName);
    for (const next of chunk.imports) withImports(next, found);
    return found;
  };
  const withApp = withImports(start?.fileName ?? '', new Set());

  /** The files of modules, except those that load with the app. */
  return (modules: readonly string[]): string[] => {
    const found = new Set<string>();
    for (const module of modules) {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/src/${module}`));
      if (!chunk) throw new Error(`The build has no file of ${module}, which pages-ahead.ts names`);
      withImports(chunk.fileName, found);
    }
    return [...found.difference(withApp)];
  };
};

/** Parameters are ids, so `/jobs/search` isn't a job. */
const regexOf = (pattern: string): string => `^${pattern.replace(/:\w+/g, '[0-9a-f]{24}')}/?$`;

const tableOf = (bundle: Rolldown.OutputBundle): PagesAhead => {
  const filesOf = ahead(bundle);
  const files: string[] = [];
  const places = (modules: readonly string[]) =>
    filesOf(modules).map((name) => {
      const file = `/${name}`;
      if (!files.includes(file)) files.push(file);
      return files.indexOf(file);
    });
  const pages = FIRST_PAGES.map(({ pattern, kinds, modules }) => ({
    pattern: regexOf(pattern),
    ...(kinds && { kinds }),
    files: places(modules),
  }));
  const languages = Object.fromEntries(Object.entries(LANGUAGES).map(([name, modules]) => [name, places(modules)]));
  return { files, pages, languages };
};

/**
 * Loads the files of a page in parallel with those of the app and refreshes the session's token. Only the app knows
 * which page an address is, and it is the largest file, so a small script looks the address up in a table.
 */
export const pagesAhead = (): Plugin => ({
  name: 'pages-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const script = Object.values(bundle).find((it) => it.type === 'chunk' && it.name === 'ahead');
      if (!script) throw new Error('The build has no script that asks ahead');
      const table = JSON.stringify(tableOf(bundle));
      // Outside the order of the page's scripts: it runs as soon as it has loaded.
      const attrs = { type: 'module', async: true, fetchpriority: 'high', src: `/${script.fileName}` };
      return [
        { tag: 'script', attrs: { type: 'application/json', id: 'pages-ahead' }, children: table, injectTo: 'head' },
        { tag: 'script', attrs, injectTo: 'head' },
      ];
    },
  },
});
