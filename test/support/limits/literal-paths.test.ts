import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appRoutes } from '@plumbline/shared/options/paths';
import { describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../../..');
const firstSegments = new Set(appRoutes.map((route) => route.split('/')[1]).filter(Boolean));
/** A quote, or the end of an inserted value, before a path whose first segment is a page of the app. */
const LITERAL = new RegExp(`['"\`}]/(?:${[...firstSegments].join('|')})(?=[/?'"\`$])`);

/** Contracts declare the routes of the server's public pages. */
const ALLOWED = /^shared\/(options\/paths|contracts\/public\/.+)\.ts$|\.test\.tsx?$|^functions\/node_modules/;

const linesWithPaths = (file: string): string[] =>
  readFileSync(join(repository, file), 'utf8')
    .split('\n')
    .filter((line) => LITERAL.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
    .map((line) => `${file}: ${line.trim()}`);

describe('the addresses of pages', () => {
  it.each(["'/login'", '`/jobs/$', 'siteUrl}/confirm-email?key=1', '"/toolbox/billing"'])('are found in %s', (text) => {
    expect(LITERAL.test(text)).toBe(true);
  });

  it.each(["'/api/jobs'", "'./jobs/job.ts'", '`/jobsites`'])('are not seen in %s', (text) => {
    expect(LITERAL.test(text)).toBe(false);
  });

  it('are written only in shared/options/paths.ts; links of the app, e-mails and public pages are made from it', () => {
    const files = globSync('{shared,functions,web/src}/**/*.{ts,tsx}', { cwd: repository }).filter(
      (file) => !ALLOWED.test(file),
    );
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap(linesWithPaths)).toEqual([]);
  });
});
