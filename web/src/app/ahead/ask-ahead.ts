import { preferredLanguage } from '../../lib/languages.ts';
import { beginRefresh } from '../../lib/session/early-refresh.ts';
import { readWho, sessionKind } from '../../lib/session/stored-user.ts';
import { filesFor, type PagesAhead } from './files-for.ts';

const askAhead = () => {
  beginRefresh();
  const written = document.getElementById('pages-ahead')?.textContent;
  if (!written) return;
  const reader = { pathname: location.pathname, kind: sessionKind(readWho()), language: preferredLanguage() };
  for (const file of filesFor(JSON.parse(written) as PagesAhead, reader)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: file, crossOrigin: '' });
    document.head.append(link);
  }
};

askAhead();
