import type { WorkerCard as Worker } from '@plumbline/shared/contracts/search/workers';
import { paths } from '@plumbline/shared/options/paths';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hoursFromNow, WORKER, worker } from '../../../../gallery/workers.ts';
import { renderPage } from '../../../app/component-tests/render-page.tsx';
import { WorkerCard } from '../card/worker-card.tsx';

const show = (changes: Partial<Worker> = {}) =>
  renderPage(
    <ul>
      <WorkerCard worker={worker(changes)} to={paths.employees.skilledWorker.path(WORKER)} />
    </ul>,
    { route: paths.employees.skilledWorkers, at: '/employees/skilled-workers?trade=Framing&page=2' },
  );

describe("a worker's card", () => {
  it('[SKW-10] [SKW-14] shows name, place, trade, level, distance, price and last activity', async () => {
    show();
    screen.getByRole('heading', { name: 'Jobseeker9c07' });
    screen.getByText('Leesburg, IN');
    screen.getByText('Framing, Journeyman, 6 miles');
    screen.getByText('Siding');
    screen.getByText('Last active today');
    expect((await screen.findByText('to unlock')).parentElement?.textContent).toMatch(/^\$\d+ to unlock$/);
    expect(screen.getByRole('link', { name: 'View Profile' }).getAttribute('href')).toBe(
      `/employees/skilled-workers/profile/${WORKER}`,
    );
  });

  it('[SKW-10] [SKW-14] distinguishes yes, no and no answer', () => {
    show({ validDriversLicense: true }).unmount();
    show({ validDriversLicense: false });
    screen.getByText("Driver's license: No");
    expect(screen.queryByText(/Reliable transportation/)).toBeNull();
  });

  it("[SKW-10] shows the best trade with its level, and counts the trades that don't fit", () => {
    const rated = ['Framing', 'Siding', 'Roofing'].map(
      (category) => ({ category, rating: 1, amount: '1-5YR' }) as const,
    );
    show({ trades: [...rated, { category: 'Drywall' }, { category: 'Painting' }] });
    screen.getByText('Framing, Skilled, 6 miles');
    screen.getByText('Roofing');
    screen.getByText('2 more trades');
  });

  it('says what was sent and that a briefing has no answer yet', () => {
    show({ sentJobAt: '2026-11-19T15:00:00.000Z' }).unmount();
    show({ sentJobAt: '2026-11-19T15:00:00.000Z', briefedAt: '2026-11-26T15:00:00.000Z' });
    screen.getByText('Briefing sent Nov 26, no answer yet');
  });

  it("[SKW-08] draws how long the company's priority access still lasts", () => {
    show({ priorityAccessUntil: hoursFromNow(41.5) });
    screen.getByText('Yours for 41 more hours');
  });

  it('shows the name only once the profile is unlocked', () => {
    show({ name: 'Travis', lastName: 'Yoder', hasProfileViewAccess: true });
    screen.getByRole('heading', { name: 'Travis Yoder' });
    screen.getByText('Unlocked');
  });
});
