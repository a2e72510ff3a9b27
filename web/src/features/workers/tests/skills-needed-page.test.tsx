import { getCompanyProfile, patchCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { listCompanyMatches } from '@plumbline/shared/contracts/search/workers';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { SkillsNeededPage } from '../skills-needed/skills-needed-page.tsx';
import { ownCompany } from './workers.ts';

const open = (more: ReturnType<typeof answering>[] = []) =>
  renderPage(<SkillsNeededPage />, {
    route: paths.employees.skillsNeeded,
    answers: [
      answering(getCompanyProfile, ownCompany()),
      answering(patchCompanyProfile, ownCompany({ provider: { isVendor: false, employeeSkillsNeeded: [] } })),
      answering(listCompanyMatches, { results: [], total: 0 }),
      ...more,
    ],
  });
const takeOutAndSave = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Carpentry' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
};

describe('the page of the skills a company needs', () => {
  it('[SKW-15] [SKW-16] shows the stored trades, and saves them with the company profile', async () => {
    const { asked } = open();
    await takeOutAndSave();
    await screen.findByText('Skill experiences updated successfully');
    const saved = asked.find(({ name }) => name === 'patchCompanyProfile');
    expect(saved?.body).toMatchObject({ provider: { employeeSkillsNeeded: [] } });
    await waitFor(() => expect(asked.at(-1)?.name).toBe('listCompanyMatches'));
  });

  it('[SKW-16] shows an error when they are not saved', async () => {
    const { asked } = open([answering(patchCompanyProfile, { status: 500, code: 'unexpected' })]);
    await takeOutAndSave();
    await screen.findByText("We couldn't update employee skills needed.");
    expect(asked.map(({ name }) => name)).not.toContain('listCompanyMatches');
  });

  it('[SKW-16] says that they are saved, but with errors, when the matches could not be loaded', async () => {
    open([answering(listCompanyMatches, { status: 500, code: 'unexpected' })]);
    await takeOutAndSave();
    await screen.findByText('Employee skills updated, but with errors. Please check to make sure it is complete.');
  });
});
