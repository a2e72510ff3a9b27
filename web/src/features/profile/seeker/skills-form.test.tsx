import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { SkillsForm } from './skills-form.tsx';

const profile: ProfileView = {
  id: OWN.profile,
  type: 'jobSeeker',
  kind: 'candidate',
  name: 'Travis',
  city: 'Leesburg',
  state: 'IN',
  public: true,
  redacted: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  jobSeeker: {
    hasHandsOnExperience: true,
    handsOnExperiences: [{ category: 'Roofing', rating: 3, amount: '10YR+' }],
    tradeCategories: ['Carpentry', 'Roofing'],
  },
};

beforeEach(() => localStorage.clear());
const show = () =>
  renderPage(<SkillsForm profile={profile} onClose={() => undefined} />, { route: paths.profile.own, as: 'candidate' });

it('the skills form offers to set the level of each trade without one, which becomes a rated skill', async () => {
  show();
  expect(screen.queryByRole('slider', { name: 'Carpentry' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Set your level in Carpentry' }));
  await screen.findByRole('slider', { name: 'Carpentry' });
  expect(screen.queryByRole('button', { name: 'Set your level in Carpentry' })).toBeNull();
  screen.getByText('Apprentice: under 2 years');
});

it('the skills form shows an error when the years do not fit the level', async () => {
  show();
  screen.getByText('Master: at least 6 years');
  fireEvent.change(screen.getByLabelText('Years of Roofing'), { target: { value: '1-5YR' } });
  await screen.findByText('Master usually means at least 6 years. Check the years you chose.');
});
