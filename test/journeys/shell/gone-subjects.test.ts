import { appRoutes, paths } from '@plumbline/shared/options/paths';
import { expect, it } from 'vitest';
import { enterRole, isOpenTo, openCompletePage } from '../../support/browser/crawl.ts';
import { englishTexts, rememberContent } from '../../support/browser/english-texts.ts';
import { PHONE, useBrowser } from '../../support/browser/pages.ts';

const { openPage } = useBrowser();

/** An id that nothing has. */
const GONE = 'f'.repeat(24);

/** The routes of one subject. The server renders public jobs. */
const subjectRoutes = appRoutes.filter(
  (pattern) => pattern.replace(/\/:\w+\?/g, '').includes(':') && pattern !== paths.publicJob.pattern,
);

/** Runs in the page: the addresses of the links of the page itself, outside of the navigation. */
const NEXT_STEPS = `[...document.querySelectorAll('main a[href], main button')].filter((each) => each.checkVisibility()).length`;

it.each(['candidate', 'provider', 'staff'] as const)(
  'every page of a subject that is gone says so in Spanish and names a next step, for the role %s',
  async (role) => {
    const page = await openPage(PHONE, { locale: 'es-US', hasTouch: true });
    const content = rememberContent(page);
    const failures: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 500) failures.push(response.url());
    });
    await enterRole(page, role);
    const problems: Record<string, unknown> = {};
    for (const pattern of subjectRoutes.filter((each) => isOpenTo(role, each))) {
      await openCompletePage(page, pattern.replace(/\/:\w+\?/g, '').replace(/:\w+/g, GONE));
      const headings = await page.locator('h1').filter({ visible: true }).count();
      const retries = await page.getByRole('button', { name: /Reintentar|Intentar de nuevo/ }).count();
      const english = await englishTexts(page, await content());
      const steps = await page.evaluate<number>(NEXT_STEPS);
      if (headings !== 1 || retries || english.length || !steps || failures.length)
        problems[pattern] = {
          headings,
          retries,
          english,
          steps,
          failures: failures.splice(0),
          at: page.url(),
          text: await page.locator('main').innerText(),
        };
    }
    expect(problems).toEqual({});
  },
);
