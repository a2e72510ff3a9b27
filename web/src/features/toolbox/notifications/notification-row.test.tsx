import { listNotifications } from '@plumbline/shared/contracts/notifications/notifications';
import { paths } from '@plumbline/shared/options/paths';
import { screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
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
