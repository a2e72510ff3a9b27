import { getCompanyProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { it } from 'vitest';
import { answering, OWN, renderPage } from '../../app/component-tests/render-page.tsx';
import { PosterPage } from './poster-page.tsx';

const school = {
  id: OWN.profile,
  type: 'provider' as const,
  kind: 'educational' as const,
  name: 'Tippecanoe Trades',
  city: 'Warsaw',
  state: 'IN',
  public: false,
  redacted: false,
  createdAt: '2026-11-04T15:00:00.000Z',
  updatedAt: '2026-11-04T15:00:00.000Z',
};

it('the poster names the school, and its code opens the sign-up with the school, in the chosen language', async () => {
  renderPage(<PosterPage />, {
    route: paths.students.poster,
    as: 'educational',
    answers: [answering(getCompanyProfile, school)],
  });
  await screen.findByText('Tippecanoe Trades');
  screen.getByRole('img', { name: `Scan with your phone: ${location.host}/signup?referrer=${OWN.profile}` });
  screen.getByRole('heading', { name: 'Your first job in the trades.' });
  fireEvent.click(screen.getByRole('button', { name: 'Español' }));
  await screen.findByRole('heading', { name: 'Su primer empleo en los oficios.' });
  screen.getByText(/Free for students\./);
});
