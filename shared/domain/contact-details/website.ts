import { normalizeHost } from './email.ts';

/**
 * Returns a website as it is stored: trimmed, with https:// when no scheme was typed, and no slash after a bare host.
 * Empty text stays empty. Returns undefined for anything other than an http or https address, so that no stored link
 * can run a script. [PRO-30]
 */
export const normaliseWebsite = (text: string): string | undefined => {
  const trimmed = text.trim().replace(/\p{Cf}/gu, '');
  if (!trimmed) return '';
  const typed = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (/\s/.test(typed) || !URL.canParse(typed)) return undefined;
  const url = new URL(typed);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  const host = normalizeHost(url.hostname);
  if (url.username || url.password || !host) return undefined;
  url.hostname = host;
  return url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href;
};

/** Returns whether a text is a valid website or empty. */
export const isWebsite = (text: string): boolean => normaliseWebsite(text) !== undefined;
