/** An address within this site, or undefined for anything that could lead elsewhere. */
export const safeRedirect = (target: string | null | undefined): string | undefined => {
  if (!target?.startsWith('/') || /^\/[/\\]/.test(target) || /[\t\r\n]/.test(target)) return undefined;
  const base = 'https://site.invalid';
  const url = URL.parse(target, base);
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : undefined;
};
