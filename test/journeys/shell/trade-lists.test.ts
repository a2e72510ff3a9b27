import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enterAs } from '../../support/browser/enter-as.ts';
import { DESK, demo, PHONE, useBrowser } from '../../support/browser/pages.ts';

const { openPage } = useBrowser();

type Place = { email: string; path: string; label: string; before?: (page: Page) => Promise<unknown> };

const clickButton = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const places: Record<string, Place> = {
  "'Add New Skill'": {
    email: demo.seeker,
    path: '/profile?edit=true&section=skills',
    label: 'Trades with hands-on experience',
    before: clickButton('Add New Skill'),
  },
  'the other trades of a job seeker': {
    email: demo.seeker,
    path: '/profile?edit=true&section=skills',
    label: 'Other trades, without a level',
  },
  'the job form': { email: demo.company, path: '/employees/jobs/new', label: 'Job Trade Categories' },
  'the project form': {
    email: demo.company,
    path: '/trade-partners/projects/new',
    label: 'Contractor Trade Categories *',
  },
  'the trade partner search': { email: demo.company, path: '/trade-partners/search', label: 'Categories' },
  'the project search': { email: demo.company, path: '/trade-partners/search-projects', label: 'Industry Type' },
  "'Skills needed'": { email: demo.company, path: '/employees/skills-needed', label: 'Trade categories' },
};

const open = async ({ email, path, label, before }: Place, viewport: typeof DESK) => {
  const page = await openPage(viewport);
  await enterAs(page, email, path);
  await before?.(page);
  const field = page.getByRole('combobox', { name: label, exact: true });
  return { page, field };
};

/** The names of buttons and links of the page or dialog that the open list covers. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const list = [...document.querySelectorAll('[role=listbox]')].find((each) => each.checkVisibility());
    if (!list) throw new Error('No list is open');
    // A dialog makes the page behind it inert anyway.
    const reachable = document.querySelector('[role=dialog]') ?? document;
    return [...reachable.querySelectorAll('button, a')]
      .filter((each) => each.checkVisibility() && !list.contains(each))
      .filter((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return list.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((each) => each.textContent ?? '');
  });

/** Scrolls a field to the end of the visible area, just above the bar with the buttons of a phone. */
const moveToEnd = (field: Locator): Promise<void> =>
  field.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
    scrollBy(0, 110);
  });

/** Whether the list is visible down to its end, and no bar with buttons covers it. */
const isInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const list = [...document.querySelectorAll('[role=listbox]')].find((each) => each.checkVisibility());
    const { x = 0, bottom = 0, width = 0 } = list?.getBoundingClientRect() ?? {};
    return list?.contains(document.elementFromPoint(x + width / 2, bottom - 4)) ?? false;
  });

describe.each([
  ['a phone', PHONE],
  ['a desk', DESK],
] as const)('on %s', (_, viewport) => {
  it.each(Object.entries(places))(
    'the list of trades covers no button in %s, is visible, and closes after a choice',
    async (_name, place) => {
      const { page, field } = await open(place, viewport);
      await moveToEnd(field);
      await field.click();
      await page.locator('[role=option]').first().waitFor();
      await expect.poll(() => isInSight(page)).toBe(true);
      expect(await covered(page)).toEqual([]);
      await field.fill('operator');
      await page.getByRole('option', { name: 'Crane Operation' }).waitFor();
      expect(await covered(page)).toEqual([]);
      await field.press('Enter');
      await page.getByRole('button', { name: 'Remove Heavy Equipment Operation' }).waitFor();
      await expect.poll(() => page.locator('[role=option]').count()).toBe(0);
    },
  );
});

it('a form is sent with the trade of a typed word, by a press on its button while the list is open', async () => {
  const { page, field } = await open(places["'Add New Skill'"]!, PHONE);
  await field.fill('soldador');
  await page.getByRole('option', { name: 'Welding' }).waitFor();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const form = page.getByRole('form', { name: 'Trade Experience & Skills' });
  await form.getByRole('button', { name: 'Remove Welding' }).waitFor();
});
