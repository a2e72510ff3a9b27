/**
 * Letters that look like those of the product's name and that Unicode's compatibility forms do not resolve. `l` and `i`
 * are one letter here, because a capital I and a small l are drawn alike; so are `u` and `v`.
 */
const alike: Readonly<Record<string, string>> = {
  p: 'рρᴘꓑᏢþƿƥᵽ',
  l: 'il1|!¡łƚɩıιіӏʟɪꓡꓲᏞⅼⅰƖᛁاו׀∣ǀℓ',
  u: 'vυսμцᴜꓴʉʊƱꞟᴠνѵ∪',
  m: 'мᴍꓟɱΜᎷ',
  b: 'вьʙꓐᏏƀɓβЬ86',
  n: 'пηոռɴꓠŋɳƞɲñ',
  e: 'еεɛєᴇꓰᎬℯҽ3€',
};
const letters = new Map(Object.entries(alike).flatMap(([letter, like]) => [...like].map((each) => [each, letter])));

/** Letters in circles and squares, and those of flags, in rows of 26. */
const rows = [0x1f150, 0x1f170, 0x1f1e6];

const plain = (sign: string): string => {
  const code = sign.codePointAt(0)!;
  const row = rows.find((start) => code >= start && code < start + 26);
  const bare = row === undefined ? sign.normalize('NFKD').replace(/\p{M}/gu, '') : String.fromCharCode(97 + code - row);
  return [...bare.toLowerCase()].map((each) => letters.get(each) ?? each).join('');
};

const NAME = /p+l+u+(?:m|rn|nn)+b+l{2,}n+e+/g;
const SKIPPED = /[^\p{L}\p{N}]/gu;

/** Two ordinary words, as in the names of many companies. */
const TWO_WORDS = /^plumb +line$/i;
/** The effects them in names that pretend to act for the product. */
const DEPARTMENT =
  /^\W*(?:support|security|billing|accounts?|help|helpdesk|payments?|verif|admin|notif|staff|official|team)/i;

/**
 * Where the product's name begins and ends in a text, however it is spaced, accented or drawn; undefined without it.
 */
export const findProductName = (text: string): { start: number; end: number } | undefined => {
  const places: { start: number; end: number }[] = [];
  let skeleton = '';
  let start = 0;
  for (const sign of text) {
    const end = start + sign.length;
    for (const letter of plain(sign).replace(SKIPPED, '')) {
      skeleton += letter;
      // A letter beyond the basic plane takes two places of a string.
      places.push(...Array.from({ length: letter.length }, () => ({ start, end })));
    }
    start = end;
  }
  for (const { index, 0: name } of skeleton.matchAll(NAME)) {
    const found = { start: places[index]!.start, end: places[index + name.length - 1]!.end };
    const isOrdinary = TWO_WORDS.test(text.slice(found.start, found.end)) && !DEPARTMENT.test(text.slice(found.end));
    if (!isOrdinary) return found;
  }
  return undefined;
};
