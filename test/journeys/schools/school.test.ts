import { describe, expect, it } from 'vitest';
import { expectSound } from '../../support/browser/accessible.ts';
import { PHONE, useBrowser } from '../../support/browser/pages.ts';
import { openAs } from '../../support/browser/profile-pages.ts';
import { api } from '../../support/contract/api.ts';
import { homeTown } from '../../support/people/home-town.ts';
import { keyMailedTo, newCompany, newEmail, PASSWORD, signIn } from '../../support/people/people.ts';
import { candidateForm } from '../../support/people/profile-forms.ts';

const { openPage } = useBrowser();

describe('a student of a school', () => {
  it.each([
    ['en', 'Sign up with Lakeland Trades', 'List me with my school', 'Sign Up', 'Students', 'Not started'],
    [
      'es',
      'Regístrese con Lakeland Trades',
      'Incluirme en la lista de mi escuela',
      'Registrarse',
      'Estudiantes',
      'Sin empezar',
    ],
  ])(
    'signs up with the link of the school, agrees, and is in its list: %s',
    async (language, title, consent, button, list, status) => {
      const school = await newCompany({ type: 'educational', name: 'Lakeland Trades' });
      const email = newEmail('student');
      const page = await openPage(PHONE);
      await page.goto(`/signup?referrer=${school.profileId}&lang=${language}`);
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await expect.poll(() => page.getByRole('radio').count()).toBe(0);
      const box = page.getByRole('checkbox', { name: consent });
      expect(await box.isChecked()).toBe(false);
      await expectSound(page);
      await box.check();
      await page.getByRole('textbox').first().fill(email);
      await page.getByRole('button', { name: button, exact: true }).click();
      const body = { emailConfirmationKey: await keyMailedTo(email), password: PASSWORD };
      expect((await api().post('/api/users/confirmEmail', body)).status).toBe(200);
      const { token } = await signIn(email);
      const form = { ...candidateForm, firstName: 'Dylan', zip: homeTown().zip };
      expect((await api(token).post('/api/candidates/upsert', form)).status).toBe(200);

      const own = await openAs(openPage, school, `/students?lang=${language}`, PHONE);
      await own.getByRole('heading', { name: list, level: 1 }).waitFor();
      const row = own.getByRole('row').filter({ hasText: 'Dylan Yoder' });
      await row.getByText(status).waitFor();
      await expectSound(own);
    },
  );
});
