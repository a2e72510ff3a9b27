/** The characters of an unquoted local part that mail servers accept. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LOCAL_MAX_LENGTH = 64;
const ADDRESS_MAX_LENGTH = 254;
const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * Returns a host in the form of the DNS: lower case, with other alphabets in punycode. Undefined for an invalid host.
 */
export const normalizeHost = (host: string): string | undefined => {
  if (/[\s/\\?#:@[\]]/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  const { hostname } = new URL(`http://${host}`);
  const name = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
  return HOST.test(name) ? name : undefined;
};

/**
 * Returns an e-mail address as it is stored: lower case, with the host in punycode. Undefined for an invalid address.
 * Only the host can have letters outside of ASCII, because mail services don't accept them before the @.
 */
export const normalizeEmail = (text: string): string | undefined => {
  const address = text.trim().replace(/\p{Cf}/gu, '');
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0)).toLowerCase();
  const host = at < 1 ? undefined : normalizeHost(address.slice(at + 1));
  if (!host || local.length > LOCAL_MAX_LENGTH || !LOCAL.test(local)) return undefined;
  const normalized = `${local}@${host}`;
  return normalized.length > ADDRESS_MAX_LENGTH ? undefined : normalized;
};
