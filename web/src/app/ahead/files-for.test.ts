import { expect, it } from 'vitest';
import { filesFor, type PagesAhead } from './files-for.ts';

const table: PagesAhead = {
  files: ['/login.js', '/shell.js', '/company.js', '/seeker.js', '/conversation.js', '/es.js'],
  pages: [
    { pattern: '^/login/?$', files: [0] },
    { pattern: '^/dashboard/?$', kinds: ['provider'], files: [1, 2] },
    { pattern: '^/dashboard/?$', kinds: ['candidate'], files: [1, 3] },
    { pattern: '^/messages/[^/]+/?$', files: [1, 4] },
  ],
  languages: { es: [5, 1] },
};
const files = (pathname: string, kind = 'none', language = 'en') => filesFor(table, { pathname, kind, language });

it('lists the files of the page, by its kind of account', () => {
  expect(files('/login')).toEqual(['/login.js']);
  expect(files('/dashboard', 'provider')).toEqual(['/shell.js', '/company.js']);
  expect(files('/dashboard/', 'candidate')).toEqual(['/shell.js', '/seeker.js']);
  expect(files('/messages/abc')).toEqual(['/shell.js', '/conversation.js']);
});

it('lists nothing for redirected visitors, or for an unknown page', () => {
  expect(files('/dashboard')).toEqual([]);
  expect(files('/messages')).toEqual([]);
  expect(files('/elsewhere', 'provider')).toEqual([]);
});

it('lists the texts of the language, and each file once', () => {
  expect(files('/dashboard', 'provider', 'es')).toEqual(['/shell.js', '/company.js', '/es.js']);
});
