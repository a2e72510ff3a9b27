/**
 * Characters that look like letters of the product's name and that Unicode's compatibility forms don't resolve. `l` and
 * `i` count as one letter, because a capital I looks like a small l. `u` and `v` also count as one.
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

/** The first code points of letters in circles, in squares, and of flags, in rows of 26. */
const rows = [0x1f150, 0x1f170, 0x1f1e6];

const plain = (sign: string): string => {
  const code = sign.codePointAt(0)!;
  const row = rows.find((start) => code >= start && code < start + 26);
  const bare = row === undefined ? sign.normalize('NFKD').replace(/\p{M}/gu, '') : String.fromCharCode(97 + code - row);
  return [...bare.toLowerCase()].map((each) => letters.get(each) ?? each).join('');
};

const NAME = /p+l+u+(?:m|rn|nn)+b+l{2,}n+e+/g;
const SKIPPED = /[^\p{L}\p{N}]/gu;

/** The two ordinary words 'plumb line', which are part of many company names. */
const TWO_WORDS = /^plumb +line$/i;
/** Words after 'plumb line' in names that pretend to belong to the product. */
const DEPARTMENT =
  /^\W*(?:support|security|billing|accounts?|help|helpdesk|payments?|verif|admin|notif|staff|official|team)/i;

/**
 * Returns the position of the product's name in a text, in any spacing, accents or look-alike characters; undefined
 * without it.
 */
export const findProductName = (text: string): { start: number; end: number } | undefined => {
  const places: { start: number; end: number }[] = [];
  let skeleton = '';
  let start = 0;
  for (const sign of text) {
    const end = start + sign.length;
    for (const letter of plain(sign).replace(SKIPPED, '')) {
      skeleton += letter;
      // A letter beyond the basic plane has two code units in a string.
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
