import { withoutBlockedWords } from '@plumbline/shared/domain/text/blocked-words';
import { htmlWithoutWords } from './html-without-words.ts';

const FORMATTED = /<\/?[a-z][^>]*>/i;

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns a form's value without words, in each of its texts. A list loses the entries that had nothing else. */
export const valueWithoutWords = (value: unknown, words: readonly string[]): unknown => {
  if (typeof value === 'string') {
    return FORMATTED.test(value) ? htmlWithoutWords(value, words) : withoutBlockedWords(value, words);
  }
  if (Array.isArray(value)) {
    return value
      .map((each) => valueWithoutWords(each, words))
      .filter((each, index) => each !== '' || value[index] === '');
  }
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, valueWithoutWords(each, words)]));
};
