/** A host that doesn't exist, used to check whether an address leaves it. */
const HOME = 'https://home.invalid';

/**
 * Control characters and spaces, which the URL parser drops or trims: it reads `/<tab>/evil.example` as
 * `//evil.example`.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const HIDDEN = /[\u0000-\u0020\u007f-\u009f\\]/;

/** Returns whether every URL parser reads an address as a path of this site. */
export const isOwnPath = (address: string): boolean => {
  if (!address.startsWith('/') || HIDDEN.test(address)) return false;
  return URL.canParse(address, HOME) && new URL(address, HOME).origin === HOME;
};
