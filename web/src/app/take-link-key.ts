import { paths } from '@plumbline/shared/options/paths';
import { type MailedPage, mailedKeys } from '../lib/session/mailed-keys.ts';

const names = Object.fromEntries(
  Object.entries(mailedKeys).map(([page, name]) => [paths[page as MailedPage].path(), name]),
);

/**
 * Removes the key of a mailed link from the address before anything else runs, so that no log, referrer or shared
 * screen gets it. The tab's history entry keeps the key for a reload, in the form that the router reads.
 */
const takeLinkKey = () => {
  const { pathname, search, hash } = location;
  const name = names[pathname];
  const query = new URLSearchParams(search);
  const linkKey = name && query.get(name);
  if (!linkKey) return;
  query.delete(name);
  const rest = query.size ? `?${query}` : '';
  history.replaceState({ usr: { linkKey }, key: 'default', idx: 0 }, '', `${pathname}${rest}${hash}`);
};

takeLinkKey();
