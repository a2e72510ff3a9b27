import { listNotifications } from '@plumbline/shared/contracts/notifications/notifications';
import { paths } from '@plumbline/shared/options/paths';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answering, OWN, renderPage } from '../../../app/component-tests/render-page.tsx';
import { setLanguage } from '../../../lib/i18n.ts';
import { NotificationsPage } from './notifications-page.tsx';

const notification = {
  id: 'c'.repeat(24),
  kind: 'receipts' as const,
  title: 'Receipt for Job Posting',
  titles: { en: 'Receipt for Job Posting', es: 'Recibo de Publicación de empleo' },
  path: '/billing',
  profile: OWN.profile,
  subject: OWN.profile,
  date: new Date().toISOString(),
  read: false,
};
const { titles: _, ...older } = { ...notification, id: 'd'.repeat(24), title: 'You are now connected with Ann' };

afterEach(() => setLanguage('en'));

it('[TBX-05] a notification has its title in the language of the screen, and an older one as it was written', async () => {
  await setLanguage('es');
  renderPage(<NotificationsPage />, {
    route: paths.toolbox.notifications,
    answers: [answering(listNotifications, { results: [notification, older] })],
  });
  await screen.findByRole('link', { name: 'Recibo de Publicación de empleo' });
  screen.getByRole('link', { name: 'You are now connected with Ann' });
});

it('[TBX-05] a notification of an application names the applicant, and one of a receipt has no further name', async () => {
  const applied = { ...older, id: 'e'.repeat(24), kind: 'newApplicant' as const, title: 'New application for Roofer' };
  renderPage(<NotificationsPage />, {
    route: paths.toolbox.notifications,
    answers: [answering(listNotifications, { results: [{ ...applied, from: 'Jobseeker9c07' }, notification] })],
  });
  const row = (await screen.findByRole('link', { name: 'New application for Roofer' })).closest('li')!;
  within(row).getByText('Jobseeker9c07');
  within(row).getByText('New');
  expect(screen.getAllByText(/Jobseeker/)).toHaveLength(1);
});
