import * as z from 'zod';
import { mailProblems } from '../domain/accounts/mail-problems.ts';
import { companyNameProblem } from '../domain/contact-details/company-name.ts';
import { normalizeEmail } from '../domain/contact-details/email.ts';
import { formatPhone, isUsPhone, MAX_EXTENSION_LENGTH } from '../domain/contact-details/phone.ts';
import { isWebsite, normaliseWebsite } from '../domain/contact-details/website.ts';
import { isValidZip } from '../domain/contact-details/zip.ts';
import { isRealDay } from '../domain/dates/calendar-day.ts';
import { passwordProblems } from '../domain/profile/password-rules.ts';
import { isOwnPath } from '../domain/text/own-path.ts';
import { visibleLine, visibleText } from '../domain/text/visible-text.ts';
import {
  HTML_MAX_LENGTH,
  MAX_PAGE_SIZE,
  MAX_PATH_LENGTH,
  MIN_NAME_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '../options/limits.ts';

export const REQUIRED = 'This field is required';

/** Describes text that isn't blank in the OpenAPI document. The schema checks this in code, after trimming. */
export const NOT_BLANK = { pattern: '\\S' };
/** Matches a Chinese, Japanese or Korean character. A name in these scripts can have one character. */
const WHOLE_NAME = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
export const TWO_CHARACTERS = { pattern: `\\S[\\s\\S]*\\S|${WHOLE_NAME.source}` };
const BLANK_OR_TWO_CHARACTERS = { pattern: `^\\s*$|${TWO_CHARACTERS.pattern}` };
export const ZIP_CODE = { format: 'us-zip', pattern: '^ *[0-9]{5}([- ][0-9]{4})? *$' };
const CALENDAR_DAY = { format: 'date', pattern: '^ *[0-9]{4}-[0-9]{2}-[0-9]{2} *$' };
const CALENDAR_DAY_OR_NONE = { pattern: '^ *([0-9]{4}-[0-9]{2}-[0-9]{2})? *$' };
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const EMAIL = {
  description: 'An e-mail address; its host may also be written in another alphabet',
  pattern: `^ *${ATOM}(\\.${ATOM})*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,} *$`,
};
const PHONE = {
  format: 'us-phone',
  description: 'A US phone number in any common writing, with its extension if it has one',
};
const WEBSITE = { format: 'website', description: 'An http or https address; empty, or without https:// as well' };
const NEW_PASSWORD = {
  format: 'new-password',
  minLength: PASSWORD_MIN_LENGTH,
  description: 'With an upper-case and a lower-case letter, a number and a special character',
};

/** A random id of 24 lower-case hex characters. */
export const id = z.string().regex(/^[0-9a-f]{24}$/, 'Unknown id');

export const isoDate = z.string();

/** When staff took something down, and the reason that they gave its owner. */
export const takenDown = z.object({ date: isoDate, reason: z.string() });

/**
 * A single line of visible text, trimmed. `max` counts the characters before trimming, as the OpenAPI document does.
 */
export const line = (max: number) => z.string().max(max, `Please use at most ${max} characters`).overwrite(visibleLine);

/** A single line that must not be empty. */
export const requiredLine = (max: number, message: string = REQUIRED) =>
  z
    .string({ error: message })
    .max(max, `Please use at most ${max} characters`)
    .overwrite(visibleLine)
    .min(1, message)
    .meta(NOT_BLANK);

/** Text of several lines. Invisible characters are removed. */
export const text = (max: number) => z.string().max(max, `Please use at most ${max} characters`).overwrite(visibleText);

export const requiredText = (max: number, message: string = REQUIRED) =>
  z
    .string({ error: message })
    .max(max, `Please use at most ${max} characters`)
    .overwrite(visibleText)
    .min(1, message)
    .meta(NOT_BLANK);

/** A password, key or code. Only surrounding spaces are removed. */
export const secretText = (max: number, message: string = REQUIRED) =>
  z.string({ error: message }).max(max, `Please use at most ${max} characters`).trim().min(1, message).meta(NOT_BLANK);

const NO_OWN_PATH = 'Unknown return page';
/** The path of a page of this site. */
export const ownPath = line(MAX_PATH_LENGTH)
  .regex(/^\/(?![/\\])/, NO_OWN_PATH)
  .refine(isOwnPath, NO_OWN_PATH);

/** A ZIP Code: five digits, optionally followed by a dash or space and four more [PRO-29]. */
export const zip = (message = 'Please enter a valid ZIP code') =>
  z.string({ error: message }).trim().refine(isValidZip, message).meta(ZIP_CODE);

/** A day of the calendar (YYYY-MM-DD). All required days use this type. */
export const calendarDay = (message: string) =>
  z.string({ error: message }).trim().refine(isRealDay, message).meta(CALENDAR_DAY);

/** A day of the calendar (YYYY-MM-DD), or empty for none. */
export const calendarDayOrNone = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .refine((day) => day === '' || isRealDay(day), message)
    .meta(CALENDAR_DAY_OR_NONE);

const WRONG_EMAIL = 'Please enter a valid email address';
/** The longest e-mail address, with a margin for invisible characters. */
const EMAIL_MAX_LENGTH = 300;
const lowerCaseEmail = (typed: string): string => normalizeEmail(typed) ?? typed;
const isEmail = (typed: string): boolean => normalizeEmail(typed) !== undefined;

/** An e-mail address in lower case. The host is in the form that name servers use [ACC-12, ACC-14]. */
export const email = z
  .string({ error: 'Please enter your email address' })
  .max(EMAIL_MAX_LENGTH, WRONG_EMAIL)
  .trim()
  .min(1, 'Please enter your email address')
  .refine(isEmail, WRONG_EMAIL)
  .overwrite(lowerCaseEmail)
  .meta(EMAIL);

/** A solved challenge, as base64 JSON [ACC-13]. */
export const solvedChallenge = secretText(2000, 'Please complete the security check');

/** The e-mail on a profile. Every problem has the same message [PRO-28]. */
export const profileEmail = z
  .string({ error: WRONG_EMAIL })
  .max(EMAIL_MAX_LENGTH, WRONG_EMAIL)
  .trim()
  .refine(isEmail, WRONG_EMAIL)
  .overwrite(lowerCaseEmail)
  .meta(EMAIL);

/** A new password. Each broken rule is a separate issue, in the order of the specification [ACC-22 to ACC-24]. */
export const newPassword = z
  .string({ error: 'Please enter a password' })
  .max(PASSWORD_MAX_LENGTH, `Please use at most ${PASSWORD_MAX_LENGTH} characters`)
  .trim()
  .superRefine((value, context) => {
    for (const message of passwordProblems(value)) context.addIssue({ code: 'custom', message });
  })
  .meta(NEW_PASSWORD);

const WRONG_PHONE = 'Please enter a valid US phone number';
const PHONE_MAX_LENGTH = 80;
/**
 * A US phone number in any common notation, or empty. Stored in one notation, such as '(574) 555-0142, ext. 12'
 * [PRO-31].
 */
export const phone = z
  .string({ error: WRONG_PHONE })
  .max(PHONE_MAX_LENGTH, WRONG_PHONE)
  .trim()
  .refine((value) => value === '' || isUsPhone(value), WRONG_PHONE)
  .transform(formatPhone)
  .meta(PHONE);

/** The extension of an office number, digits only; empty for none. */
export const phoneExtension = z
  .string()
  .trim()
  .regex(
    new RegExp(`^[0-9]{0,${MAX_EXTENSION_LENGTH}}$`),
    `Please enter an extension of at most ${MAX_EXTENSION_LENGTH} digits`,
  );

/** The fields of a phone number in a body. `phoneNumber` may include the extension. */
export const phoneFields = { phoneNumber: phone.optional(), phoneExtension: phoneExtension.optional() };

/** A phone number in the profile forms, which require one [PRO-31]. */
export const requiredPhone = phone.refine((value) => value !== '', WRONG_PHONE);

/** A website, normalized to an http or https address; empty is allowed [PRO-30]. */
export const website = z
  .string({ error: 'Please enter a valid website' })
  .max(200, 'Please enter a valid website')
  .trim()
  .refine(isWebsite, 'Please enter a valid website')
  .transform((value) => normaliseWebsite(value) ?? '')
  .meta(WEBSITE);

const isLongEnough = (name: string): boolean => [...name].length >= MIN_NAME_LENGTH || WHOLE_NAME.test(name);

/** A name of at least two characters; empty is allowed [PRO-27]. */
export const namedText = (label: string, max = 120) =>
  line(max)
    .refine(
      (value) => value === '' || isLongEnough(value),
      `Please enter a ${label} at least ${MIN_NAME_LENGTH} characters long`,
    )
    .meta(BLANK_OR_TWO_CHARACTERS);

/** A required name. An empty one has the same message as one that is too short [PRO-27]. */
export const requiredNamedText = (label: string, max = 120) =>
  line(max)
    .refine(isLongEnough, `Please enter a ${label} at least ${MIN_NAME_LENGTH} characters long`)
    .meta(TWO_CHARACTERS);

/** A person's first and last name, at sign-up and in the profile. The last name is optional. */
export const firstName = requiredNamedText('name');
export const lastName = line(60);

/** The name of a company. It appears in e-mails to strangers, so it can't contain a web or e-mail address. */
export const companyName = requiredNamedText('name')
  .superRefine((name, context) => {
    const message = companyNameProblem(name);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .meta({
    ...TWO_CHARACTERS,
    format: 'company-name',
    description: "One line without a web or email address, and without the product's name",
  });

export const HTML_TOO_LONG = `Please use at most ${HTML_MAX_LENGTH} characters`;
/** Rich text as HTML. The server keeps only allowed tags, and the stored result has the same limit. */
export const html = z.string().max(HTML_MAX_LENGTH, HTML_TOO_LONG);

/** An entry of a list: one line of at most `max` characters that isn't blank. */
export const word = (max: number) => line(max).min(1).meta(NOT_BLANK);

export const MAX_TAG_LENGTH = 80;

/** A list of unique texts, such as qualifications. Upper and lower case don't count as a difference. */
export const tags = (most: number, max = MAX_TAG_LENGTH) =>
  z
    .array(word(max))
    .max(most, `Please choose at most ${most}`)
    .refine((list) => new Set(list.map((tag) => tag.toLowerCase())).size === list.length, 'Each entry can be used once')
    .meta({ uniqueItems: true });

export const cents = z.int().min(0);

/** Page size and page number of a query string or a body. Pages count from 1. */
export const pageQuery = (size: number, most = MAX_PAGE_SIZE) => ({
  limit: z.coerce.number().int().min(1).max(most).default(size),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});

/** A moment in UTC (ISO), such as the beginning of a period, with milliseconds as stored dates have them. */
const instant = z.iso.datetime('Please enter a valid date').transform((text) => new Date(text).toISOString());

const PERIOD = 'Please choose a last day that is not before the first';

/** A period: the first instant, included, and the first instant after it. */
export const period = { from: instant.optional(), to: instant.optional() };

/** Rejects a period whose end is before its start. */
export const inOrder = <S extends z.ZodObject<typeof period>>(schema: S): S =>
  schema.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: PERIOD,
  });

/** Page size, and the cursor from the previous response, of a query string. */
export const cursorQuery = (size: number) =>
  z.object({ limit: z.coerce.number().int().min(1).max(100).default(size), cursor: line(600).optional() });

export const confirmation = z.object({ success: z.boolean() });
export const byId = z.object({ id });

/** Why e-mails to a user's address don't arrive, and since when. */
export const mailProblem = z.object({ reason: z.enum(mailProblems), since: isoDate });
