import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectSound, expectToFitScreen } from '../../support/browser/accessible.ts';
import { DESK, demo, enterCodeOn, PHONE, pathOf, useBrowser } from '../../support/browser/pages.ts';
import { codeOf, enrollmentCodeOf, keepEnrollmentCode, keepSecret } from '../../support/people/authenticator.ts';
import { newEmail, PASSWORD } from '../../support/people/people.ts';
import { newStaff, plantStaff } from '../../support/people/staff.ts';

const { openPage } = useBrowser();

const passwordOn = async (page: Page, email: string, path = '/login') => {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

describe.each([
  ['desk', DESK],
  ['phone', PHONE],
])('staff on a %s', (_, viewport) => {
  it('sets up an app at the first sign-in, and asks for its code at every later one', async () => {
    const email = newEmail('staff');
    await plantStaff(email);
    const page = await openPage(viewport);
    await passwordOn(page, email, '/login?redirect=%2Fadmin%2Fsettings');
    await page.getByRole('heading', { name: 'Set up your second step' }).waitFor();
    await expectSound(page);
    await page.getByLabel('Enrollment code').fill('0000-0000-0000');
    await page.keyboard.press('Enter');
    await page.getByText('This enrollment code is wrong, used or expired.', { exact: false }).waitFor();
    await page.getByLabel('Enrollment code').fill(enrollmentCodeOf(email).toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await expectSound(page);
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    keepSecret(email, secret);
    const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
    expect(await kept()).not.toContain(secret);
    await enterCodeOn(page, email);
    await page.waitForURL('**/admin/settings');

    const later = await openPage(viewport);
    await passwordOn(later, email);
    await later.getByRole('heading', { name: 'Enter your code' }).waitFor();
    await later.getByText(email).waitFor();
    await expectSound(later);
    await later.getByLabel('Code', { exact: true }).fill('12345');
    await later.keyboard.press('Enter');
    await later.getByText('Please enter the 6 digits your app shows').waitFor();
    await later.getByLabel('Code', { exact: true }).fill('000000');
    await later.keyboard.press('Enter');
    await later.getByText('This code is not right. Please enter the one your app shows now.').waitFor();
    await enterCodeOn(later, email);
    await later.waitForURL('**/admin/dashboard');
  });

  it('shows both steps in Spanish', async () => {
    const [email, known] = [newEmail('staff'), await newStaff()];
    await plantStaff(email);
    for (const [who, title] of [
      [email, 'Configure su segundo paso'],
      [known.email, 'Ingrese su código'],
    ] as const) {
      const page = await openPage(viewport);
      await passwordOn(page, who);
      await page.getByRole('button', { name: 'Español' }).click();
      await page.getByRole('heading', { name: title }).waitFor();
      if (who === email) {
        await page.getByLabel('Código de inscripción').fill('000');
        await page.getByRole('button', { name: 'Continuar' }).click();
        await page.getByText('Ingrese las 12 letras y números de su código de inscripción').waitFor();
        await expectToFitScreen(page);
        await page.getByLabel('Código de inscripción').fill(enrollmentCodeOf(email));
        await page.getByRole('button', { name: 'Continuar' }).click();
      }
      await page.getByLabel('Código', { exact: true }).fill('000000');
      await page.getByRole('button', { name: 'Continuar' }).click();
      await page.getByText('Este código no es correcto. Ingrese el que muestra su aplicación ahora.').waitFor();
      await expectToFitScreen(page);
    }
  });
});

it('the sign-in of staff leads back to the password after a reload, after it expired, and by the link', async () => {
  const { email } = await newStaff();
  const page = await openPage();
  await passwordOn(page, email, '/login?redirect=%2Fadmin%2Fsettings');
  await page.getByLabel('Code', { exact: true }).waitFor();
  await page.reload();
  await page.getByLabel('Email').waitFor();
  expect(pathOf(page)).toBe('/login?redirect=%2Fadmin%2Fsettings');
  await passwordOn(page, email);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByLabel('Email').waitFor();

  await passwordOn(page, email);
  await page.route('**/api/auth/second-factor', (route) =>
    route.fulfill({
      status: 401,
      json: { code: 'sign_in_expired', message: 'This took too long. Please enter your password again.' },
    }),
  );
  await page.getByLabel('Code', { exact: true }).fill(await codeOf(email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This took too long. Please enter your password again.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Back to login' }).click();
  await page.getByLabel('Email').waitFor();
});

it("the sign-in of staff shows the demo's code", async () => {
  const page = await openPage();
  await page.goto('/login');
  await page.getByRole('combobox', { name: 'Demo sign-ins' }).selectOption(demo.staff);
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(demo.staff);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Demo code' }).click();
  await expect.poll(() => page.getByLabel('Code', { exact: true }).inputValue()).toMatch(/^\d{6}$/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/admin/dashboard');
});

it('the second factor is set up again after a colleague has reset it', async () => {
  const [staff, colleague] = [await newStaff('Sam'), await newStaff('Dana')];
  const page = await openPage(PHONE);
  await passwordOn(page, staff.email, '/login?redirect=%2Fadmin%2Fsettings');
  await enterCodeOn(page, staff.email);
  await page.getByRole('button', { name: 'Reset a second step' }).waitFor();
  // Prices that arrive during the click move the button from under it.
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  await page.getByRole('button', { name: 'Reset a second step' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset a second step' });
  await dialog.getByLabel('Email').fill(staff.email);
  await dialog.getByLabel('Reason').fill('Lost phone');
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await page.getByText('Somebody else on the staff has to reset yours.').waitFor();
  await dialog.getByLabel('Email').fill(colleague.email);
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Reset' }).click();
  const issued = page.getByRole('dialog', { name: 'The second step is reset.' });
  const code = await issued.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
  await expectSound(page);
  keepEnrollmentCode(colleague.email, code);
  await issued.getByRole('button', { name: 'Done' }).click();
  await issued.waitFor({ state: 'hidden' });
  await page.goto('/admin/history');
  await page.getByRole('listitem').filter({ hasText: 'Reset the second step' }).first().waitFor();

  const other = await openPage();
  await passwordOn(other, colleague.email);
  await other.getByRole('heading', { name: 'Set up your second step' }).waitFor();
  await other.getByLabel('Enrollment code').fill(code);
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
});
