import type { ReceivedJob } from '@plumbline/shared/contracts/access/briefings';
import { listJobsReceived } from '@plumbline/shared/contracts/access/briefings';
import { getBadges } from '@plumbline/shared/contracts/notifications/notifications';
import { paths } from '@plumbline/shared/options/paths';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { BriefingBanner } from '../../components/briefing/briefing-banner.tsx';
import { answering, renderPage } from './render-page.tsx';

beforeEach(() => {
  localStorage.clear();
  // The navigation stored at an earlier page that a briefing waits.
  localStorage.setItem('plumbline.briefingWaits', 'true');
});

const briefing = (digit: string, state: ReceivedJob['state']): ReceivedJob => ({
  type: 'briefing',
  job: {
    id: digit.repeat(24),
    name: 'Lead Carpenter',
    type: 'Full-Time',
    compensation: '$33 to $38 an hour',
    city: 'Plymouth',
    state: 'IN',
    createdAt: '2026-11-20T15:00:00.000Z',
    company: { id: 'd'.repeat(24), name: 'Hoosier Timber Homes' },
  },
  date: '2026-11-20T15:00:00.000Z',
  state,
});

const show = (...results: ReceivedJob[]) => {
  const none = { isNew: false, count: '' };
  const findJobs = results.length > 0 ? { isNew: true, count: String(results.length) } : none;
  return renderPage(<BriefingBanner />, {
    route: paths.jobs.search,
    as: 'candidate',
    answers: [
      answering(getBadges, { findEmployees: none, findJobs, tradePartners: none, messages: none, notifications: none }),
      answering(listJobsReceived, { results, total: results.length }),
    ],
  });
};

it('[SHL-16] the banner names the waiting job briefing with its company and pay, and leads to it', async () => {
  show(briefing('1', 'pending'), briefing('2', 'rejected'));
  const link = await screen.findByRole('link', {
    name: /Lead Carpenter at Hoosier Timber Homes, \$33 to \$38 an hour\./,
  });
  expect(link.getAttribute('href')).toBe(`/jobs/${'1'.repeat(24)}/response`);
});

it('[SHL-16] the banner leads to the list when several job briefings wait', async () => {
  show(briefing('1', 'pending'), briefing('2', 'pending'));
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/jobs/briefings');
});

it('[SHL-16] the banner is absent and requests no briefings when none waits', async () => {
  const { asked } = show();
  await waitFor(() => expect(asked.map(({ name }) => name)).toEqual(['getBadges']));
  expect(screen.queryByRole('link')).toBeNull();
});
