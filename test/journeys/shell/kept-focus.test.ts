import { paths } from '@plumbline/shared/options/paths';
import { expect, it } from 'vitest';
import { enterAs } from '../../support/browser/enter-as.ts';
import { DESK, useBrowser } from '../../support/browser/pages.ts';
import { settled } from '../../support/cloud/stream.ts';
import { homeTown } from '../../support/people/home-town.ts';
import { newCompany, newSeeker } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

it('the focus stays at a job whose Save button is disabled, so that Tab continues from there', async () => {
  const { zip } = homeTown();
  const [company, seeker] = await Promise.all([newCompany({ zip }), newSeeker({ zip })]);
  await postJob(company, { name: 'Drywall Finisher', zip });
  await settled();
  const page = await openPage(DESK);
  await enterAs(page, seeker.email, paths.jobs.search.path({ zip }));
  await page.getByRole('button', { name: 'Save Job', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  const place = () => page.evaluate<string>('document.activeElement.closest("main *")?.textContent ?? ""');
  await expect.poll(place).toContain('Drywall Finisher');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate('document.activeElement.closest("main") !== null')).toBe(true);
});
