import { trustedText as text } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { LANGUAGES, type Language } from '@plumbline/shared/options/languages';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { layOut } from '../../../functions/services/emails/email-layout.ts';
import { setEnvironment } from '../../../infra/local/environment.ts';
import { previews } from '../../../infra/local/mail/previews/previews.ts';
import { contrastProblems } from '../../support/browser/accessible.ts';
import { useBrowser } from '../../support/browser/pages.ts';
import { smallTapTargets } from '../../support/browser/tap-targets.ts';

const { openPage } = useBrowser();

afterAll(
  setEnvironment({
    SITE_URL: 'https://plumbline.example',
    UNSUBSCRIBE_KEYS: 'key of this test',
    POSTAL_ADDRESS: '100 E Center St, Warsaw, IN 46580',
  }),
);

/** The smallest phones, and a window of 1280 px at a zoom of 400 %. */
const WIDTH = 320;
/** The smallest text that is readable on a phone without zooming, in pixels. */
const SMALLEST_TEXT = 14;

/** Every part of the layout, with words that are longer than a line of 320 px. */
const longestMail = (language: Language) => {
  const word = text('Wärmedämmverbundsystemfacharbeiterinnen'.repeat(2));
  const link = `https://plumbline.example/${'a'.repeat(80)}`;
  return layOut({
    language,
    title: word,
    paragraphs: [word, text('Two')],
    facts: [{ label: word, value: text(`${'estimating.department'.repeat(3)}@example.com`) }],
    jobs: [{ name: word, company: word, details: [word], link }],
    rest: [word],
    action: { label: word, link },
    footer: word,
    footerLink: { label: word, link },
  });
};
const mails = [...previews, { name: 'The longest mail', draw: longestMail }];

/** Runs in the page: the beginnings of visible texts that are smaller than `least` pixels. */
const SMALL_TEXTS = `(() => {
  const small = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!node.data.trim() || parentElement.closest('style') || !parentElement.checkVisibility()) continue;
    if (parseFloat(getComputedStyle(parentElement).fontSize) < ${SMALLEST_TEXT}) small.push(node.data.trim().slice(0, 40));
  }
  return small;
})()`;

const problemsOf = async (page: Page, language: string): Promise<string[]> => {
  const { lang, width, title } = await page.evaluate<{ lang: string; width: number; title: string }>(
    '({ lang: document.documentElement.lang, width: document.documentElement.scrollWidth, title: document.title })',
  );
  return [
    ...(lang === language && title ? [] : [`is in the language "${lang}" with the title "${title}"`]),
    ...(width > WIDTH ? [`is ${width} px wide`] : []),
    ...(await page.evaluate<string[]>(SMALL_TEXTS)).map((each) => `has small text: ${each}`),
    ...(await smallTapTargets(page)).map((each) => `has a small link: ${each}`),
  ];
};

it('every mail in both languages is whole and readable at 320 px, the English ones in light and the Spanish in dark', async () => {
  const page = await openPage({ width: WIDTH, height: 640 });
  const found: Record<string, string[]> = {};
  for (const { name, draw } of mails) {
    for (const language of LANGUAGES) {
      // The languages share the colors, and reading them takes most of the time.
      await page.emulateMedia({ colorScheme: language === 'en' ? 'light' : 'dark' });
      await page.setContent((await draw(language)).html);
      const problems = [...(await problemsOf(page, language)), ...(await contrastProblems(page))];
      if (problems.length) found[`${name} (${language})`] = problems;
    }
  }
  expect(found).toEqual({});
});
