import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../../..');
const pages = globSync('{*.md,docs/**/*.md,{functions,infra,web,shared,test}/**/*.md}', {
  cwd: repository,
  exclude: (path) => /(^|\/)(node_modules|cdk\.out|\.local)(\/|$)/.test(path),
});
const textOf = (page: string): string => readFileSync(join(repository, page), 'utf8');

/** The anchors that GitHub makes of headings: lower case, spaces as hyphens, no punctuation. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  );

const linksOf = (page: string): string[] =>
  [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));

const isBroken = (page: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const target = path ? resolve(repository, dirname(page), path) : join(repository, page);
  if (!existsSync(target)) return true;
  return anchor !== undefined && target.endsWith('.md') && !anchorsOf(readFileSync(target, 'utf8')).has(anchor);
};

const scripts = new Set(Object.keys(JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).scripts));

describe('documentation', () => {
  it('has no link to a page or heading that does not exist', () => {
    expect(pages.length).toBeGreaterThan(90);
    const broken = pages.flatMap((page) =>
      linksOf(page)
        .filter((link) => isBroken(page, link))
        .map((link) => `${page}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('names only scripts of package.json after npm run', () => {
    const unknown = pages.flatMap((page) =>
      [...textOf(page).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)]
        .filter(([, script = '']) => !scripts.has(script))
        .map(([command]) => `${page}: ${command}`),
    );
    expect(unknown).toEqual([]);
  });

  it('names only files and folders of the repository, except in decisions, which describe their day', () => {
    const PATH = /`((?:shared|functions|infra|web|test|docs)\/[\w./-]*[\w/])`/g;
    const missing = pages
      .filter((page) => !page.startsWith('docs/decisions/'))
      .flatMap((page) =>
        [...textOf(page).matchAll(PATH)]
          .filter(([, path = '']) => !existsSync(join(repository, path)))
          .map(([, path]) => `${page}: ${path}`),
      );
    expect(missing).toEqual([]);
  });

  it('numbers decisions without a gap, each with a status and a line in the index', () => {
    const decisions = pages.filter((page) => /^docs\/decisions\/\d/.test(page)).map((page) => basename(page));
    expect(decisions.map((name) => Number(name.slice(0, 4))).toSorted((a, b) => a - b)).toEqual(
      decisions.map((_, index) => index + 1),
    );
    const index = textOf('docs/decisions/README.md');
    const incomplete = decisions.filter(
      (name) =>
        !index.includes(`- ${name.slice(0, 4)} [`) ||
        !index.includes(`](${name})`) ||
        !/^# .+\n\nStatus: .+\. Date: 20\d\d-\d\d-\d\d\.$/m.test(textOf(`docs/decisions/${name}`)),
    );
    expect(incomplete).toEqual([]);
  });

  it('marks a decision as superseded in the index exactly when its status says so', () => {
    const index = textOf('docs/decisions/README.md');
    const markOf = (status: string): string => {
      if (status.startsWith('Superseded')) return ' (superseded)';
      return status.includes('superseded') ? ' (partly superseded)' : '';
    };
    const wrong = pages
      .filter((page) => /^docs\/decisions\/\d/.test(page))
      .filter((page) => {
        const [, status = ''] = /^Status: (.+)$/m.exec(textOf(page)) ?? [];
        return !index.includes(`](${basename(page)})${markOf(status)}\n`);
      });
    expect(wrong).toEqual([]);
  });
});
