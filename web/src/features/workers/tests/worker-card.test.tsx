import type { WorkerCard as Worker } from '@plumbline/shared/contracts/search/workers';
import { paths } from '@plumbline/shared/options/paths';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../app/component-tests/render-page.tsx';
import { WorkerCard } from '../card/worker-card.tsx';
import { hoursFromNow, WORKER, worker } from './workers.ts';

const show = (changes: Partial<Worker> = {}) =>
  renderPage(
    <ul>
      <WorkerCard worker={worker(changes)} to={paths.employees.skilledWorker.path(WORKER)} />
    </ul>,
    { route: paths.employees.skilledWorkers, at: '/employees/skilled-workers?trade=Framing&page=2' },
  );

describe("a worker's card", () => {
  it('[SKW-10] [SKW-14] shows name, place, distance, levels and last activity', () => {
    show();
    screen.getByRole('heading', { name: 'Jobseeker9c07' });
    screen.getByText('Leesburg, IN');
    expect(screen.getByText('6').parentElement?.textContent).toBe('6 mi');
    expect(screen.getByRole('meter', { name: 'Framing' }).getAttribute('aria-valuetext')).toBe('Journeyman');
    screen.getByText('5 to 10 years');
    expect(screen.getByRole('meter', { name: 'Siding' }).getAttribute('aria-valuetext')).toBe('Skilled');
    screen.getByText('Last active today');
    expect(screen.getByRole('link', { name: 'View Profile' }).getAttribute('href')).toBe(
      `/employees/skilled-workers/profile/${WORKER}`,
    );
  });

  it('[SKW-10] [SKW-14] distinguishes yes, no and no answer', () => {
    show({ validDriversLicense: true }).unmount();
    show({ validDriversLicense: false });
    screen.getByText("Driver's license: No", { exact: false });
    screen.getByText('Reliable transportation: Not specified', { exact: false });
  });

  it("[SKW-10] shows the highest ratings first and counts the trades that don't fit", () => {
    const rated = ['Framing', 'Siding', 'Roofing'].map(
      (category) => ({ category, rating: 1, amount: '1-5YR' }) as const,
    );
    const others = ['Drywall', 'Painting', 'Masonry'].map((category) => ({ category }));
    show({ trades: [...rated, ...others] });
    expect(screen.getAllByRole('meter')).toHaveLength(2);
    screen.getByText('Drywall');
    screen.getByText('2 more trades');
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
