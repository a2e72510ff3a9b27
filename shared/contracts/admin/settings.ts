import * as z from 'zod';
import { blockedWordsIn } from '../../domain/text/blocked-words.ts';
import { nameKey } from '../../domain/text/name-keys.ts';
import { visibleLine } from '../../domain/text/visible-text.ts';
import { formChoices } from '../../options/app/form-choices.ts';
import { defineEndpoint } from '../endpoint.ts';
import { announcement } from '../notifications/announcement.ts';

/** One year. A value of 0 means that a match never ends. */
export const MOST_EXPIRATION_HOURS = 8760;
export const MOST_BLOCKED_DOMAINS = 200;
export const MOST_BLOCKED_WORDS = 200;
const BLOCKED_WORD_MAX_LENGTH = 60;

const HOURS = 'Please enter whole hours from 0 to 8760';
const DOMAIN = 'Please enter domains such as example.com, one on a line';

const domain = z
  .string({ error: DOMAIN })
  .max(253, DOMAIN)
  .trim()
  .toLowerCase()
  .regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, DOMAIN);

const WORD = 'Please enter words, phrases or links of 3 to 60 characters, one on a line';
const OWN_WORD = "Some of these are among Plumbline's own choices, so that no form could be saved";

/** Returns whether a word is in a choice of the forms, such as a trade. */
const isInChoice = (word: string): boolean => formChoices.some((choice) => blockedWordsIn(choice, [word]).length > 0);

/** A word, a phrase or a link, in lower case and without the protocol. */
const blockedWord = z
  .string({ error: WORD })
  .max(BLOCKED_WORD_MAX_LENGTH, WORD)
  .overwrite((typed) =>
    visibleLine(typed)
      .toLowerCase()
      .replace(/^https?:\/\/(www\.)?/, '')
      .replace(/\s+/g, ' ')
      .replace(/\/$/, ''),
  )
  .refine((word) => nameKey(word).length >= 3, WORD)
  .refine((word) => !isInChoice(word), OWN_WORD);

export const adminSettings = z.object({
  /** The number of hours that a match lasts. */
  expirationHours: z.int(HOURS).min(0, HOURS).max(MOST_EXPIRATION_HOURS, HOURS),
  /** Sign-ups with an e-mail of these domains or their subdomains are rejected. */
  blockedDomains: z.array(domain).max(MOST_BLOCKED_DOMAINS, `Please use at most ${MOST_BLOCKED_DOMAINS} domains`),
  /** Words, phrases and links that no text for others may have. */
  blockedWords: z.array(blockedWord).max(MOST_BLOCKED_WORDS, `Please use at most ${MOST_BLOCKED_WORDS} words`),
  /** The text above the pages of signed-in users; null for none. */
  announcement: announcement.nullable(),
});
export type AdminSettings = z.output<typeof adminSettings>;

export const getSettings = defineEndpoint({
  group: 'admin',
  name: 'getSettings',
  method: 'GET',
  path: '/api/admin/settings',
  auth: 'support',
  staffRight: 'changeSettings',
  response: adminSettings,
  summary: 'What staff can set for the whole product',
});

export const changeSettings = defineEndpoint({
  group: 'admin',
  name: 'changeSettings',
  method: 'PATCH',
  path: '/api/admin/settings',
  auth: 'support',
  staffRight: 'changeSettings',
  body: adminSettings.partial(),
  response: adminSettings,
  errors: ['settings_changed'],
  summary: 'Changes settings; what each was and is stands in the log of the staff',
});
