import type { SavedSearch } from '@plumbline/shared/contracts/saved-searches';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../app/theme/render-part.tsx';
import { SaveSearch } from './save-search.tsx';
import { SavedSearchesPage } from './saved-searches-page.tsx';

const sent = vi.fn();
let results: SavedSearch[] = [];
vi.mock('../../../lib/api/call.ts', () => ({
  call: async (endpoint: { name: string }, given: object) => {
    sent(endpoint.name, given);
    return endpoint.name === 'listSavedSearches' ? { results } : {};
  },
}));
beforeEach(() => sent.mockClear());

const show = (part: ReactElement) =>
  renderPart(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
    </MemoryRouter>,
  );
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

it('saves the search as it stands under a name, with its daily e-mail', async () => {
  show(<SaveSearch search={{ form, sort: 'newest', page: 3 }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save search' }));
  const field = await screen.findByRole('textbox', { name: /Name/ });
  expect((field as HTMLInputElement).value).toBe('46590, Carpentry');
  fireEvent.change(field, { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This field is required');
  fireEvent.change(field, { target: { value: 'Near home' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const body = { name: 'Near home', form, sort: 'newest', mail: true };
  await waitFor(() => expect(sent).toHaveBeenCalledWith('saveSearch', { body }));
});

it('leads into each saved search, and turns its e-mail off and deletes it after asking', async () => {
  results = [search];
  show(<SavedSearchesPage />);
  const link = await screen.findByRole('link', { name: 'Near home' });
  expect(link.getAttribute('href')).toContain('/jobs/search?zip=46590&trade=Carpentry');
  fireEvent.click(screen.getByRole('switch', { name: 'Daily email' }));
  const params = { id: search.id };
  await waitFor(() => expect(sent).toHaveBeenCalledWith('changeSavedSearch', { params, body: { mail: false } }));
  fireEvent.click(screen.getByRole('button', { name: 'Manage, Near home' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(sent).not.toHaveBeenCalledWith('deleteSavedSearch', expect.anything());
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith('deleteSavedSearch', { params }));
});

it('says how to save one while there is none', async () => {
  results = [];
  show(<SavedSearchesPage />);
  expect(await screen.findByText('No saved searches yet')).toBeTruthy();
});
