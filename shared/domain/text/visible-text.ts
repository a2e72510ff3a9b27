/** Joins the parts of an emoji, and letters of Persian and of Indian alphabets. */
const JOINER = /(?<=[\p{L}\p{M}\p{S}])[\u200c\u200d](?=[\p{L}\p{M}\p{S}])/u;
/** Invisible characters, those that change the direction of writing, and blank letters. */
const INVISIBLE = new RegExp(
  `(?!${JOINER.source})[\\p{Cf}\\p{Co}\\p{Cs}\\u034f\\u115f\\u1160\\u2800\\u3164\\uffa0]`,
  'gu',
);
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

/** Text of several lines with what can be seen of it. */
export const visibleText = (typed: string): string =>
  typed
    .replace(LINE_ENDS, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(INVISIBLE, '')
    .trim();

/** One line with what can be seen of a text; line ends and tabs become blanks. */
export const visibleLine = (typed: string): string =>
  visibleText(typed.replace(LINE_ENDS, ' ').replace(/[\n\t\v\f]/g, ' '));
