import { markNotification, type NotificationView } from '@plumbline/shared/contracts/notifications/notifications';
import { getNotifiedProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { paths } from '@plumbline/shared/options/paths';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { NotificationPage } from './notification-page.tsx';

const ID = 'a'.repeat(24);
const SEEKER = 'd'.repeat(24);
const DATE = '2026-11-24T15:00:00.000Z';

const open = (kind: NotificationView['kind'], answers: Parameters<typeof renderPage>[1]['answers'] = []) =>
  renderPage(<NotificationPage />, {
    route: paths.toolbox.notification,
    at: paths.toolbox.notification.path(ID),
    answers: [
      answering(markNotification, {
        ...{
          id: ID,
          kind,
          profile: SEEKER,
          subject: 'b'.repeat(24),
          title: 'New application for Roofer',
          path: '/jobs/1/applicants',
        },
        ...{ date: DATE, read: true },
      }),
      ...answers,
    ],
  });
const profile = answering(getNotifiedProfile, {
  ...{ id: SEEKER, type: 'jobSeeker', kind: 'candidate', name: 'Jobseekerdddd', city: 'Warsaw', state: 'IN' },
  ...{ public: true, redacted: true, createdAt: DATE, updatedAt: DATE },
});

it('[PRO-04] the page of a notification shows the profile it comes from, with a link to it', async () => {
  const { asked } = open('newApplicant', [profile]);
  const link = await screen.findByRole('link', { name: 'View Profile' });
  expect(link.getAttribute('href')).toBe(`/profile/${SEEKER}/jobSeeker`);
  screen.getByRole('heading', { name: 'Jobseekerdddd' });
  screen.getByText('Warsaw, IN');
  expect(asked.find(({ name }) => name === 'getNotifiedProfile')?.params).toEqual({ id: ID });
});

it('[PRO-04] the page of a notification works without a deleted profile', async () => {
  const { asked } = open('newApplicant', [
    answering(getNotifiedProfile, { status: 404, code: 'profile_not_found', message: 'Not found' }),
  ]);
  await expect.poll(() => asked.some(({ name }) => name === 'getNotifiedProfile')).toBe(true);
  await screen.findByRole('link', { name: 'View' });
  expect(screen.queryByRole('link', { name: 'View Profile' })).toBeNull();
});

it('[PRO-04] the page of a receipt requests no profile', async () => {
  const { asked } = open('receipts', [profile]);
  await screen.findByRole('link', { name: 'View' });
  expect(asked.map(({ name }) => name)).not.toContain('getNotifiedProfile');
});
