import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optionNamesEs } from '@plumbline/shared/options/spanish/option-names-es';
import type { Page } from 'playwright-core';

const FOLDER = join(import.meta.dirname, '../../../web/src/locales/es');

const texts: [english: string, spanish: string][] = [
  ...Object.entries<string>(optionNamesEs),
  ...readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => Object.entries<string>(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))),
];

const spanishTexts = new Set(texts.map(([, spanish]) => spanish));
/** Qualifications that companies of the demo data wrote themselves, in the words of a choice of the job form. */
const written = ['Own hand tools', 'No experience needed', "Valid driver's license"];
const english = texts
  .map(([key]) => key.replace(/_(one|many|other)$/, ''))
  .filter((key) => !spanishTexts.has(key) && !written.includes(key) && /[a-z]{3}/i.test(key));
const whole = new Set(english.filter((key) => !key.includes('{{')));

/** Texts with values, such as '{{count}} people'; those with less than two words of their own match anything. */
const withValues = english
  .filter((key) => key.includes('{{') && key.replace(/{{.*?}}/g, '').split(/[a-z]{2,}/i).length > 2)
  .map((key) => {
    const fixed = key.split(/{{.*?}}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${fixed.join('.+')}$`);
  });

/** Words that English sentences have and Spanish ones don't. */
const SENTENCE = /\b(the|and|your|you|with|from|this|are|what|when|have)\b/i;

/** Every visible text of the page, and the texts that only screen readers and empty fields have. */
const READ_TEXTS = `(() => {
  const found = new Set();
  const add = (text) => text && text.trim() && found.add(text.trim().replace(/\\s+/g, ' '));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent.closest('script, style, :not(html)[lang=en]') || !parent.checkVisibility()) continue;
    add(node.nodeValue);
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]'))
    if (!element.closest(':not(html)[lang=en]')) for (const name of ['aria-label', 'placeholder', 'title', 'alt']) add(element.getAttribute(name));
  add(document.title);
  return [...found];
})()`;

/** Remembers what the server sent to a page, because users write in their own language. */
export const rememberContent = (page: Page): (() => Promise<string>) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''));
  });
  return async () =>
    (await Promise.all(bodies))
      .join('\n')
      .replaceAll('&amp;', '&')
      .replace(/(\\n|\s)+/g, ' ');
};

/** Returns the English texts of a page in Spanish: texts that have a translation, and sentences that no user wrote. */
export const englishTexts = async (page: Page, content: string): Promise<string[]> => {
  const shown = await page.evaluate<string[]>(READ_TEXTS);
  const isSent = (text: string) => content.includes(JSON.stringify(text).slice(1, 40).replace(/"$/, ''));
  const isEnglish = (text: string) => {
    // A text may contain what a user wrote, such as a title after a colon.
    const parts = text.split(/: |, | · /);
    return (
      whole.has(text) ||
      (withValues.some((each) => each.test(text)) && !parts.some(isSent)) ||
      parts.some((part) => SENTENCE.test(part) && !isSent(part))
    );
  };
  return shown.filter(isEnglish);
};
