import { findProductName } from '@plumbline/shared/domain/text/outgoing/product-name';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mail } from '../../../../functions/platform/mail.ts';
import { setEnvironment } from '../../environment.ts';
import type { MailPreview } from './mail-preview.ts';

afterAll(setEnvironment({ SITE_URL: 'https://site.example', UNSUBSCRIBE_KEYS: 'key of this test' }));

const HOSTILE =
  '\u202ePlumbline Support\r\nBcc: all@evil.example\u200b verify at https://evil.example/login or www.evil。example P1umb1ine';
/** The values in the samples that users type. Ids, dates, codes and fields with a validated format are not included. */
const TYPED: ReadonlySet<string> = new Set([
  ...['name', 'lastName', 'companyName', 'city', 'compensation', 'jobName', 'reason', 'data'],
]);

const poison = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(poison);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      TYPED.has(key) && typeof each === 'string' ? `${HOSTILE} ${each}` : poison(each),
    ]),
  );
};

let previews: readonly MailPreview[] = [];

beforeAll(async () => {
  vi.resetModules();
  const samples = await vi.importActual<Record<string, unknown>>('./samples.ts');
  vi.doMock('./samples.ts', () =>
    Object.fromEntries(Object.entries(samples).map(([key, each]) => [key, poison(each)])),
  );
  ({ previews } = await import('./previews.ts'));
});
afterAll(() => {
  vi.doUnmock('./samples.ts');
  vi.resetModules();
});

const wordsOf = ({ html }: Mail): string =>
  html
    .replace(/^.*<\/head>|<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

/** Removes the product's name, which the product's own texts, headers and footers contain. */
const withoutOurName = (text: string): string => text.replaceAll(/\bPlumbline\b/g, '');
const HIDDEN = /[\p{Cf}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/u;

const problemsOf = (mail: Mail): string[] => {
  const parts = [mail.subject, mail.text, wordsOf(mail)];
  return [
    ...(parts.some((part) => /evil[.。]example|@evil|\/\/evil/i.test(part)) ? ['links'] : []),
    ...(parts.some((part) => HIDDEN.test(part)) ? ['hidden characters'] : []),
    ...(/[\r\n]/.test(mail.subject) || mail.subject.length > 400 ? ['subject'] : []),
    ...(parts.some((part) => /Plumbline Support|P1umb1ine/.test(part) || findProductName(withoutOurName(part)))
      ? ['name of the product']
      : []),
  ];
};

describe('a mail of the product, with hostile words in every field that users type', () => {
  it('has no links, hidden texts or unmarked user texts, for every kind of mail in both languages', async () => {
    const found: string[] = [];
    let hostile = 0;
    for (const { name, draw } of previews) {
      for (const language of ['en', 'es'] as const) {
        const mail = await draw(language);
        if (mail.text.includes('[...]')) hostile += 1;
        found.push(...problemsOf(mail).map((problem) => `${name} (${language}): ${problem}`));
      }
    }
    expect(previews.length).toBeGreaterThan(30);
    expect(hostile).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });
});
