import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { patchProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { InformationForm } from './information-form.tsx';

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
  jobSeeker: { isVeteran: true, isAdult: true, hiddenFacts: ['Age'] },
};

it('the form about a worker shows which answers companies do not see, and saves the choice [PRO-08]', async () => {
  const { asked } = renderPage(<InformationForm profile={profile} onClose={() => undefined} />, {
    route: paths.profile.own,
    as: 'candidate',
    answers: [answering(patchProfile, profile)],
  });
  const isHidden = (name: string) => (screen.getByRole('checkbox', { name }) as HTMLInputElement).checked;
  expect([isHidden('Veteran'), isHidden('Age'), isHidden('Work authorization')]).toEqual([false, true, false]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Veteran' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Age' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'patchProfile')?.body).toMatchObject({
      jobSeeker: { isAdult: true, hiddenFacts: ['Veteran'] },
    }),
  );
});
