import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  saveSearch,
} from '@plumbline/shared/contracts/my-jobs/saved-searches';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { SaveSearch } from './save-search.tsx';
import { SavedSearchesPage } from './saved-searches-page.tsx';

const form = {
  zip: '46590',
  tradeCategories: ['Carpentry'],
  positionTypes: [],
  radius: 50,
} as unknown as SavedSearch['form'];
const search: SavedSearch = {
  id: 'a'.repeat(24),
  name: 'Near home',
  form,
  sort: 'newest',
  mail: true,
  createdAt: '2026-11-01T12:00:00.000Z',
};

const show = (part: ReactElement, results: SavedSearch[] = []) =>
  renderPage(part, {
    route: paths.jobs.search,
    as: 'candidate',
    answers: [
      answering(listSavedSearches, { results }),
      answering(saveSearch, search),
      answering(changeSavedSearch, search),
      answering(deleteSavedSearch, { success: true }),
    ],
  }).asked;

it('the job search saves the current search under a name, with its daily e-mail', async () => {
  const asked = show(<SaveSearch search={{ form, sort: 'newest' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save search' }));
  const field = await screen.findByRole('textbox', { name: /Name/ });
  expect((field as HTMLInputElement).value).toBe('46590, Carpentry');
  fireEvent.change(field, { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This field is required');
  fireEvent.change(field, { target: { value: 'Near home' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const body = { name: 'Near home', form, sort: 'newest', mail: true };
  await expect.poll(() => asked).toMatchObject([{ name: 'saveSearch', body }]);
});

it('the job search opens each saved search, turns its e-mail off and deletes it after a confirmation', async () => {
  const asked = show(<SavedSearchesPage />, [search]);
  const sent = (name: string) => asked.filter((each) => each.name === name);
  const link = await screen.findByRole('link', { name: 'Near home' });
  expect(link.getAttribute('href')).toContain('/jobs/search?zip=46590&trade=Carpentry');
  fireEvent.click(screen.getByRole('switch', { name: 'Daily email' }));
  const params = { id: search.id };
  await expect.poll(() => sent('changeSavedSearch')).toMatchObject([{ params, body: { mail: false } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Manage, Near home' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(sent('deleteSavedSearch')).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await expect.poll(() => sent('deleteSavedSearch')).toMatchObject([{ params }]);
});

it('the job search says how to save a search while none is saved', async () => {
  show(<SavedSearchesPage />);
  expect(await screen.findByText('No saved searches yet')).toBeTruthy();
});

it('the list of saved searches shows every filter of a search', async () => {
  const full = {
    ...form,
    words: 'lakeland',
    radius: 25,
    positionTypes: ['Full-Time'],
    shifts: ['Night shift'],
    startsWithin: 7,
    travel: ['Per diem'],
    overtime: ['No overtime'],
    onlyHeldLicenses: true,
    postedWithin: 7,
    payAtLeast: { amount: 3000, unit: 'hour' },
    experienceRequired: false,
    willingToProvidePaidTraining: true,
    paidTrainingFirst: true,
  } as unknown as SavedSearch['form'];
  show(<SavedSearchesPage />, [{ ...search, form: full }]);
  await screen.findByText(
    '46590, Carpentry, lakeland, 25 miles, Full-Time, $30 an hour and up, Last 7 days, Night shift, ' +
      'Starts within 7 days, Per diem, No overtime, Licenses I have, No experience needed, Paid training, Paid training first, Newest first',
  );
  const address = screen.getByRole('link', { name: 'Near home' }).getAttribute('href') ?? '';
  expect(address).toContain('q=lakeland');
  expect(address).toContain('distance=25');
});
