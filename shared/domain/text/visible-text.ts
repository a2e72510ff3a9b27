/** Characters that join the parts of an emoji, or letters of Persian and Indian scripts. */
const JOINER = /(?<=[\p{L}\p{M}\p{S}])[\u200c\u200d](?=[\p{L}\p{M}\p{S}])/u;
/** Invisible characters, blank letters, and characters that change the writing direction. */
const INVISIBLE = new RegExp(
  `(?!${JOINER.source})[\\p{Cf}\\p{Co}\\p{Cs}\\u034f\\u115f\\u1160\\u2800\\u3164\\uffa0]`,
  'gu',
);
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

/** Returns text of several lines without invisible characters. */
export const visibleText = (typed: string): string =>
  typed
    .replace(LINE_ENDS, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(INVISIBLE, '')
    .trim();

/** Returns text as one line without invisible characters. Line ends and tabs become spaces. */
export const visibleLine = (typed: string): string =>
  visibleText(typed.replace(LINE_ENDS, ' ').replace(/[\n\t\v\f]/g, ' '));
