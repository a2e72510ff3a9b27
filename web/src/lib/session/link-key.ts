import { useLocation } from 'react-router-dom';

/** The key of the mailed link that opened the page, removed from the address at the start (app/take-link-key.ts). */
export const linkKeyOf = (state: unknown): string | undefined =>
  (state as { linkKey?: string } | null)?.linkKey || undefined;

export const useLinkKey = (): string | undefined => linkKeyOf(useLocation().state);
