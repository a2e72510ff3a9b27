import { blockedWordsIn } from '@plumbline/shared/domain/text/blocked-words';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { ApiError } from '../../platform/errors.ts';
import { logger } from '../../platform/logger.ts';
import { raiseSignal } from '../../table/staff/signal.ts';
import type { Caller } from '../sessions/caller.ts';
import { keptSettings } from '../settings/kept-settings.ts';

const DETAILS_MAX_LENGTH = 1000;

/** The elements within a line. Their tags don't separate words, so a word can't be hidden by them. */
const INLINE = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'strike', 'sub', 'sup', 'span', 'font', 'wbr']);

type Node = DefaultTreeAdapterMap['node'];

/** Returns the visible text of a formatted text, followed by the addresses of its links. */
const readableText = (html: string): string => {
  const addresses: string[] = [];
  const textOf = (node: Node): string => {
    if ('value' in node) return node.value;
    if (!('childNodes' in node)) return '';
    const inner = node.childNodes.map(textOf).join('');
    if (!('attrs' in node)) return inner;
    addresses.push(...node.attrs.filter(({ name }) => name === 'href').map(({ value }) => value));
    return INLINE.has(node.nodeName) ? inner : ` ${inner} `;
  };
  return [textOf(parseFragment(html)), ...addresses].join('\n');
};

/** The message at a field. The message of the error itself names the words. */
const NOT_ALLOWED_HERE = 'Please remove the words that are not allowed';

type BlockedText = { path: string; words: string[] };

/** Returns the blocked words in each text of a value; the path of a text in a list of texts is that of the list. */
const findIn = (value: unknown, entries: readonly string[], path = ''): BlockedText[] => {
  if (typeof value === 'string') {
    const words = blockedWordsIn(/[<&]/.test(value) ? readableText(value) : value, entries);
    return words.length ? [{ path, words }] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => findIn(each, entries, typeof each === 'string' ? path : `${path}.${index}`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => findIn(each, entries, path ? `${path}.${name}` : name));
};

/** Reports the account to staff once for the same words. The caller gets the same response when this fails. */
const tellStaff = async ({ profileId, kind }: Caller, details: string): Promise<void> => {
  if (!profileId) return;
  try {
    await raiseSignal({
      kind: 'profile',
      subject: profileId,
      account: profileId,
      accountType: kind === 'candidate' ? 'jobSeeker' : 'company',
      reason: 'blocked-words',
      sign: details,
      details,
    });
  } catch (error) {
    logger.warn('Not reported to staff', { reason: 'blocked-words', error: error as Error });
  }
};

/**
 * Throws `words_not_allowed`, with the fields concerned, for a request that would show others a word or link that staff
 * blocked. Staff see who tried.
 */
export const requireAllowedWords = async (body: unknown, caller: Caller | undefined): Promise<void> => {
  const { blockedWords: entries } = await keptSettings();
  if (!entries.length) return;
  const found = findIn(body, entries);
  if (!found.length) return;
  const words = [...new Set(found.flatMap((each) => each.words))].join(', ').slice(0, DETAILS_MAX_LENGTH);
  if (caller) await tellStaff(caller, words);
  const paths = [...new Set(found.map(({ path }) => path))];
  throw new ApiError('words_not_allowed', {
    params: { words },
    fields: paths.map((path) => ({ path, message: NOT_ALLOWED_HERE })),
  });
};
