import { normalizeHost } from './email.ts';

/**
 * A website as stored: trimmed, with https:// when no scheme was typed, no slash after a bare host. [PRO-30]
 * Empty stays empty. Undefined when it is no web address; only http and https pass, so that no stored
 * link can run a script.
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

/** Whether a given website can be kept; an empty one passes. */
export const isWebsite = (text: string): boolean => normaliseWebsite(text) !== undefined;
