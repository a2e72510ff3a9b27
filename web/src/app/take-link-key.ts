import { paths } from '@plumbline/shared/options/paths';

const names = {
  [paths.resetPassword.path()]: 'k',
  [paths.confirmEmail.path()]: 'key',
  [paths.changeEmail.path()]: 'key',
  [paths.supportRequest.path()]: 'key',
};

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
