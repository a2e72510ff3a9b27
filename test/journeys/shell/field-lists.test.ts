import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enterAs } from '../../support/browser/enter-as.ts';
import { DESK, PHONE, useBrowser } from '../../support/browser/pages.ts';
import { homeTown } from '../../support/people/home-town.ts';
import { newSeeker } from '../../support/people/people.ts';

const { openPage } = useBrowser();

const sides = async (box: Locator) => {
  const { x = -1, width = -1 } = (await box.boundingBox()) ?? {};
  return { x: Math.round(x), width: Math.round(width) };
};

describe('the list of a field', () => {
  it.each([
    ['a phone', PHONE],
    ['a desk', DESK],
  ] as const)('opens over the width of its field on %s', async (_, viewport) => {
    const page = await openPage(viewport);
    await enterAs(page, (await newSeeker()).email, '/jobs/search');
    if (viewport === PHONE) await page.getByRole('button', { name: homeTown().zip }).click();
    const field = page.getByRole('combobox', { name: 'Trade Categories' });
    await field.fill('Carp');
    const list = page.getByRole('listbox').filter({ has: page.getByRole('option', { name: 'Carpentry' }) });
    const control = page.locator('[data-part=control]').filter({ has: field });
    await expect.poll(async () => [await sides(list)]).toEqual([await sides(control)]);
  });
});
