import { getCompanySteps } from '@plumbline/shared/contracts/dashboard/dashboard';
import { paths } from '@plumbline/shared/options/paths';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answering, renderPage } from '../../app/component-tests/render-page.tsx';
import { SetUpSteps } from './set-up-steps.tsx';

beforeEach(() => localStorage.clear());

const step = (name: 'trades' | 'card', done: boolean) => ({ name, done, link: paths.profile.own.path() });
const own = { zip: '46590', neededTrades: [], productTrades: [], updatedAt: '2026-11-20T15:00:00.000Z' };
const show = (...items: ReturnType<typeof step>[]) =>
  renderPage(<SetUpSteps />, {
    route: paths.dashboard,
    answers: [
      answering(getCompanySteps, {
        ...{ items, own },
        ...{ done: items.filter(({ done }) => done).length, total: items.length },
      }),
    ],
  });

it('the dashboard shows the open set-up steps', async () => {
  show(step('trades', true), step('card', false));
  await screen.findByRole('link', { name: 'Save a card' });
  expect(screen.queryByRole('link', { name: 'Choose your trades' })).toBeNull();
});

it('the card of set-up steps leaves the dashboard when all steps are done, and is absent at the next visit', async () => {
  const { unmount } = show(step('trades', true), step('card', true));
  await waitFor(() => expect(screen.queryByText('Set-up steps')).toBeNull());
  unmount();
  show(step('trades', true), step('card', true));
  expect(screen.queryByText('Set-up steps')).toBeNull();
});
