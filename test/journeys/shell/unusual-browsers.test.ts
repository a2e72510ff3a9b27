import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESK, PHONE, signInOn, useBrowser } from '../../support/browser/pages.ts';
import { fillJob, payWith, VISA } from '../../support/browser/steps.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker } from '../../support/people/people.ts';

const { openPage } = useBrowser();

/** Runs in the page before the app: a browser that blocks all site data. */
const BLOCK_STORAGE = () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
};

/** A full storage: stored items can be read, and none can be added. */
const FILL_STORAGE = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

/** Does what a browser's translator does: each text is put into two elements, also texts that come later. */
const TRANSLATE = () => {
  const isTranslated = ({ parentElement }: Node) =>
    !parentElement || parentElement.closest('font, script, style, noscript, textarea, select, title, template');
  const wrap = (text: Node) => {
    if (!text.textContent?.trim() || isTranslated(text)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
    inner.textContent = text.textContent;
  };
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) wrap(text);
  };
  addEventListener('DOMContentLoaded', () => {
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes)
        if (type === 'characterData') wrap(target);
        else for (const node of addedNodes) translate(node.nodeType === Node.TEXT_NODE ? node.parentNode! : node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
};

/** The errors of the page. */
const watchErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  return errors;
};

const UNKEPT = "This browser can't keep your draft. Send or save it before you close this page.";

describe.each([
  { browser: 'that blocks all site data', prepare: BLOCK_STORAGE, keeps: false },
  { browser: 'whose storage is full', prepare: FILL_STORAGE, keeps: false },
  { browser: 'that translates the page', prepare: TRANSLATE, keeps: true },
])('in a browser $browser', ({ prepare, keeps }) => {
  const openPrepared = async (viewport: typeof DESK) => {
    const page = await openPage(viewport);
    await page.addInitScript(prepare);
    return { page, errors: watchErrors(page) };
  };

  it('a company posts a job and pays, and a job seeker finds it and applies [EMP-25] [PAY-23] [SEE-15]', async () => {
    const name = `Timber Framer ${Date.now().toString(36)}`;
    const company = await newCompany();
    const { page, errors } = await openPrepared(DESK);
    await signInOn(page, company.email, undefined, '/login?redirect=%2Femployees%2Fjobs%2Fnew');
    await page.getByRole('heading', { name: 'Post a job' }).waitFor();
    // The form starts with the trades of the company, which does carpentry.
    await fillJob(page, name, 'Framing');
    if (!keeps) await page.getByText(UNKEPT).waitFor();
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page.getByRole('button', { name: 'Back' }).first().waitFor();
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page.waitForURL('**/employees/jobs/*payment_intent=*');
    await payWith(page, VISA);
    await page.getByText('Payment Successful!').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name }).waitFor();
    await settled();

    const seeker = await newSeeker();
    const phone = await openPrepared(PHONE);
    await signInOn(phone.page, seeker.email, undefined, '/login?redirect=%2Fjobs%2Fsearch');
    const card = phone.page.getByRole('listitem').filter({ hasText: name });
    await card.getByRole('link', { name: 'View Job' }).click();
    await phone.page.getByRole('heading', { name, level: 1 }).waitFor();
    await phone.page.getByRole('button', { name: 'Apply' }).last().click();
    await phone.page.getByText('Job application has been sent successfully!!').waitFor();
    expect([...errors, ...phone.errors]).toEqual([]);
  });

  it('every page that opens without an account has its content', async () => {
    const { page, errors } = await openPrepared(PHONE);
    for (const path of ['/', '/login', '/signup', '/reset-password', '/terms', '/privacy', '/confirm-email?key=x']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    expect(errors).toEqual([]);
  });
});
