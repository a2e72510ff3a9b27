import { getCompanyProfile, patchCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { listCompanyMatches } from '@plumbline/shared/contracts/search/workers';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { match, ownCompany } from '../../../../gallery/workers.ts';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { SkillsNeededPage } from '../skills-needed/skills-needed-page.tsx';

const open = (more: ReturnType<typeof answering>[] = []) =>
  renderPage(<SkillsNeededPage />, {
    route: paths.employees.skillsNeeded,
    answers: [
      answering(getCompanyProfile, ownCompany()),
      answering(patchCompanyProfile, ownCompany({ provider: { isVendor: false, employeeSkillsNeeded: [] } })),
      answering(listCompanyMatches, { results: [], total: 0, trades: [] }),
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
    expect(asked.filter(({ name }) => name === 'listCompanyMatches')).toHaveLength(1);
  });

  it('[SKW-16] says that they are saved, but with errors, when the matches could not be loaded', async () => {
    open([answering(listCompanyMatches, { status: 500, code: 'unexpected' })]);
    await takeOutAndSave();
    await screen.findByText('Employee skills updated, but with errors. Please check to make sure it is complete.');
  });

  it('names the first three workers who match, and the number of all', async () => {
    const results = ['1', '2', '3', '4'].map((digit) => match({ id: digit.repeat(24), name: `Jobseeker${digit}` }));
    open([answering(listCompanyMatches, { results, total: 36, trades: ['Carpentry'] })]);
    await screen.findByText('36 workers within 50 miles');
    expect(screen.getAllByText(/^Jobseeker/).map(({ textContent }) => textContent)).toEqual([
      'Jobseeker1',
      'Jobseeker2',
      'Jobseeker3',
    ]);
    screen.getAllByText('Framing, Journeyman, 6 miles');
    const link = screen.getByRole('link', { name: 'See company matches' });
    expect(link.getAttribute('href')).toBe(paths.employees.companyMatches.path());
  });

  it('shows the matches of the new trades after they are saved', async () => {
    const answers = [
      { results: [match()], total: 1, trades: ['Carpentry'] },
      { results: [], total: 0, trades: [] },
    ];
    open([answering(listCompanyMatches, () => answers.shift()!)]);
    await screen.findByText('1 worker within 50 miles');
    await takeOutAndSave();
    await screen.findByText('No matches at this time');
    screen.getByText('Pick a trade and save. We show who lives within 50 miles of you.');
    expect(screen.queryByText('Jobseeker9c07')).toBeNull();
  });

  it('keeps the form when the matches cannot be loaded', async () => {
    open([answering(listCompanyMatches, { status: 500, code: 'unexpected' })]);
    await screen.findByText("We couldn't load the list.");
    screen.getByRole('button', { name: 'Remove Carpentry' });
  });
});
