/** Never a real host: only whether an address leaves it is of interest. */
const HOME = 'https://home.invalid';

/**
 * Control characters and blanks, which the URL parser drops or trims: `/<tab>/evil.example` is `//evil.example` to it.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const HIDDEN = /[\u0000-\u0020\u007f-\u009f\\]/;

/** Whether an address is a path of this site for every URL parser. */
export const isOwnPath = (address: string): boolean => {
  if (!address.startsWith('/') || HIDDEN.test(address)) return false;
  return URL.canParse(address, HOME) && new URL(address, HOME).origin === HOME;
};
