import { getWaiting } from '@plumbline/shared/contracts/dashboard/dashboard';
import { paths } from '@plumbline/shared/options/paths';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { ComingInterviews } from './coming-interviews.tsx';

const [job, worker] = ['c'.repeat(24), 'd'.repeat(24)];

it("a company's dashboard shows its next interviews on the clock of the site, and leads to all of them", async () => {
  renderPage(<ComingInterviews />, {
    route: paths.dashboard,
    as: 'provider',
    answers: [
      answering(getWaiting, {
        results: [],
        interviews: {
          total: 5,
          results: [
            {
              job: { id: job, name: 'Roof Framer' },
              worker: { id: worker, name: 'Travis Yoder' },
              timeZone: 'America/Indiana/Indianapolis',
              site: 'Warsaw, IN 46580',
              interview: {
                state: 'agreed',
                proposedBy: 'company',
                times: ['2099-11-23T12:00:00.000Z'],
                start: '2099-11-23T12:00:00.000Z',
                minutes: 30,
                way: 'on-site',
                place: 'North gate',
                note: '',
                updatedAt: '2026-11-20T15:00:00.000Z',
              },
            },
          ],
        },
      }),
    ],
  });
  const row = await screen.findByRole('link', { name: /Mon, Nov 23, 7:00 AM EST.*Travis Yoder, Roof Framer/ });
  expect(row.getAttribute('href')).toBe(paths.interview.path(job, worker));
  expect(screen.getByRole('link', { name: 'See all interviews' }).getAttribute('href')).toBe(
    paths.employees.interviews.path(),
  );
});

it("a company's dashboard has no interviews while none is coming up", async () => {
  const { asked } = renderPage(<ComingInterviews />, {
    route: paths.dashboard,
    as: 'provider',
    answers: [answering(getWaiting, { results: [], interviews: { results: [], total: 0 } })],
  });
  await expect.poll(() => asked.length).toBe(1);
  expect(screen.queryByRole('heading', { name: 'Coming interviews' })).toBeNull();
});
