import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../../support/browser/accessible.ts';
import { type ActionCounter, countActions } from '../../support/browser/count-actions.ts';
import { enterAs } from '../../support/browser/enter-as.ts';
import { PHONE, pathOf, useBrowser } from '../../support/browser/pages.ts';
import { mailTo, until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { homeTown } from '../../support/people/home-town.ts';
import { newCompany, newEmail, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { postJob, unlock } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

/** The town of this file, where only it hires. */
const ZIP = homeTown().zip;

let company: Person;

const words = {
  en: {
    apply: 'Apply',
    title: 'Apply for',
    email: 'Email',
    signUp: 'Sign Up',
    mail: 'Finish applying for',
    next: 'Continue to your profile',
    profile: 'Your short profile',
    fromSearch: 'From your search.',
    save: 'Save and apply',
    receipt: 'You applied: ',
    message: 'Message',
    send: 'Send',
  },
  es: {
    apply: /^(Postularme|Enviar solicitud)$/,
    title: 'Solicite el empleo de',
    email: 'Correo electrónico',
    signUp: 'Registrarse',
    mail: 'Termine su solicitud para',
    next: 'Continuar a su perfil',
    profile: 'Su perfil corto',
    fromSearch: 'De su búsqueda.',
    save: 'Guardar y enviar solicitud',
    receipt: 'Envió su solicitud: ',
    message: 'Mensaje',
    send: 'Enviar',
  },
} as const;
type Language = keyof typeof words;

/** From the job's public page to the sent application. The mail is opened in another browser. */
const applyFrom = async (page: Page, { click, fill, openMailed }: ActionCounter, language: Language, job: string) => {
  const say = words[language];
  const email = newEmail('thread');
  await click(page.getByRole('link', { name: say.apply }).last());
  await page.getByRole('heading', { level: 1, name: `${say.title} ${job}` }).waitFor();
  await page.getByRole('region').filter({ hasText: '$28' }).first().waitFor();
  expect(await page.getByRole('radio').count()).toBe(0);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
  await fill(page.getByLabel(say.email), email);
  await click(page.getByRole('button', { name: say.signUp, exact: true }));
  const mail = await until(async () => (await mailTo(email)).find(({ subject }) => subject === `${say.mail} ${job}`));

  // Another device, whose browser prefers English.
  const phone = await openPage(PHONE);
  await openMailed(phone, mail.links.find((each) => each.includes('/confirm-email')) ?? '');
  const passwords = phone.locator('input[type=password]');
  await fill(passwords.nth(0), PASSWORD);
  await fill(passwords.nth(1), PASSWORD);
  await click(phone.getByRole('button', { name: say.next }));
  await phone.getByRole('heading', { level: 1, name: say.profile }).waitFor();
  await phone.getByText(say.fromSearch).first().waitFor();
  expect(await accessibilityProblems(phone)).toEqual([]);
  await fill(phone.locator('input[autocomplete=given-name]'), 'Rubén');
  await fill(phone.locator('input[autocomplete=tel], input[type=tel]').first(), '(574) 555-0163');
  await click(phone.getByRole('button', { name: say.save }).last());
  await phone.waitForURL('**/success');
  return { phone, email };
};

const post = (name: string) =>
  postJob(company, {
    name,
    zip: ZIP,
    compensation: '',
    pay: { from: 2800, to: 3400, unit: 'hour' },
    tradeCategories: ['Carpentry'],
  });

beforeAll(async () => {
  company = await newCompany({ zip: ZIP });
});

describe('applying without an account, on a phone,', () => {
  it.each(['en', 'es'] as const)(
    'leads from the landing page to an accepted application and a message (%s), in at most 8 clicks and 7 fields',
    async (language) => {
      const say = words[language];
      const name = `Stair Builder ${language.toUpperCase()}`;
      const job = await post(name);
      await settled();
      const counted = countActions();
      const page = await openPage(PHONE);
      await page.goto(`/?lang=${language}`);
      const search = page.getByRole('form');
      await counted.fill(search.getByLabel(/ZIP|postal/i), ZIP);
      await counted.click(search.getByRole('button'));
      const row = page.locator(`a[href^="/job/${job}"]`).first();
      await row.waitFor();
      await counted.click(row);
      const { phone, email } = await applyFrom(page, counted, language, name);
      expect(counted.count.clicks).toBeLessThanOrEqual(8);
      expect(counted.count.fields).toBeLessThanOrEqual(7);

      const receipt = await until(async () =>
        (await mailTo(email)).find(({ subject }) => subject === `${say.receipt}${name}`),
      );
      expect(receipt.text).toContain('$28');
      const { body } = await company.api.get(`/api/jobs/${job}/applicants`);
      const [applicant] = body.results as { id: string }[];
      await phone.goto(`/jobs/${job}`);
      await expect.poll(() => phone.locator('[aria-current=step]').first().textContent()).toMatch(/^(Seen|Vista)/);
      await unlock(company, { profileId: applicant?.id } as Person, job);
      const accepted = await company.api.patch(`/api/company/profile/access/grant/${applicant?.id}`, {
        type: 'job-application',
        job,
      });
      expect(accepted.status).toBe(200);
      await phone.reload();
      await expect.poll(() => phone.locator('[aria-current=step]').first().textContent()).toMatch(/^(Answered|Resp)/);
      await phone.getByRole('main').getByRole('link', { name: say.message, exact: true }).first().click();
      await phone.waitForURL('**/messages/**');
      await phone.locator('textarea').first().fill('Puedo empezar el lunes.');
      await phone.getByRole('button', { name: say.send, exact: true }).click();
      await phone.getByText('Puedo empezar el lunes.').first().waitFor();
    },
  );

  it('takes at most 7 clicks and 7 fields from the public page of a job', async () => {
    const job = await post('Deck Builder');
    const counted = countActions();
    const page = await openPage(PHONE);
    await page.goto(`/job/${job}?zip=${ZIP}`);
    await applyFrom(page, counted, 'en', 'Deck Builder');
    expect(counted.count.clicks).toBeLessThanOrEqual(7);
    expect(counted.count.fields).toBeLessThanOrEqual(7);
  });

  it('takes 2 clicks and no field for a worker who is signed in', async () => {
    const job = await post('Siding Installer');
    const seeker = await newSeeker({ zip: ZIP });
    await settled();
    const { count, click } = countActions();
    const page = await openPage(PHONE);
    await enterAs(page, seeker.email, '/jobs/search');
    await click(page.getByRole('listitem').filter({ hasText: 'Siding Installer' }).getByRole('link').first());
    await page.waitForURL(`**/jobs/${job}`);
    await click(page.getByRole('button', { name: 'Apply' }).last());
    await page.getByRole('dialog', { name: 'Successful' }).waitFor();
    expect(pathOf(page)).toBe(`/jobs/${job}`);
    expect(count).toEqual({ clicks: 2, fields: 0 });
  });
});
