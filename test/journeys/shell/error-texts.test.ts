import { describe, it } from 'vitest';
import { enterAs } from '../../support/browser/enter-as.ts';
import { useBrowser } from '../../support/browser/pages.ts';
import { newCompany } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

const { openPage } = useBrowser();

describe('a rejection by the server', () => {
  it("shows its text in the reader's language", async () => {
    const company = await newCompany();
    const id = await postJob(company, { name: 'Stair Builder' });
    const page = await openPage();
    await page.addInitScript(() => localStorage.setItem('plumbline.language', '"es"'));
    await enterAs(page, company.email, '/dashboard');
    await page.getByRole('button', { name: 'Eliminar Stair Builder' }).click();
    // A colleague deletes the job first.
    await company.api.delete(`/api/jobs/${id}`);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText('Este empleo fue eliminado').waitFor();
  });
});
