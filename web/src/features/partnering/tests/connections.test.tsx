import {
  listProjectTies,
  noteProjectTie,
  type ProjectConnectionRequest,
} from '@plumbline/shared/contracts/projects/project-connection-requests';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { ConnectionListPage } from '../connections/connection-list-page.tsx';
import { PARTNER, PROJECT } from './partners.ts';

const tie = (changes: Partial<ProjectConnectionRequest> = {}): ProjectConnectionRequest => ({
  project: { id: PROJECT, name: 'Nappanee Duplexes', state: 'open' },
  company: {
    id: PARTNER,
    name: 'Kosciusko Truss',
    city: 'Leesburg',
    state: 'IN',
    contact: 'Dale Mullet',
    phoneNumber: '5745550142',
    email: 'dale@example.test',
  },
  direction: 'sent',
  state: 'granted',
  date: '2026-11-17T15:00:00.000Z',
  note: 'Fair prices',
  notedAt: '2026-11-18T15:00:00.000Z',
  ...changes,
});
const waiting = tie({
  project: { id: 'e'.repeat(24), name: 'Pike Lake Townhomes', state: 'closed' },
  company: { id: 'f'.repeat(24), name: 'Blue Heron Concrete', city: 'Syracuse', state: 'IN' },
  direction: 'received',
  state: 'requested',
  note: undefined,
  notedAt: undefined,
});

const open = (results: ProjectConnectionRequest[], at: string = paths.tradePartners.connections.path()) =>
  renderPage(<ConnectionListPage />, {
    route: paths.tradePartners.connections,
    at,
    answers: [answering(listProjectTies, { results }), answering(noteProjectTie, {})],
  });
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

it('the list of connections lists requests with company, project and state, and contact details of connected ones', async () => {
  open([tie(), waiting]);
  const connected = await rowOf('Kosciusko Truss');
  for (const text of ['Connected', 'You asked', 'Dale Mullet', 'Fair prices', 'Nov 17, 2026'])
    connected.getByText(text);
  expect(connected.getByRole('link', { name: '(574) 555-0142' }).getAttribute('href')).toBe('tel:+15745550142');
  expect(connected.getByRole('link', { name: 'Nappanee Duplexes' }).getAttribute('href')).toBe(
    `/trade-partners/view/projects/${PROJECT}`,
  );
  const asking = await rowOf('Blue Heron Concrete');
  for (const text of ['Waiting', 'They asked, project closed']) asking.getByText(text);
  expect(asking.getByRole('link', { name: 'Blue Heron Concrete' }).getAttribute('href')).toBe(
    `/trade-partners/projects/${'e'.repeat(24)}/matches/${'f'.repeat(24)}`,
  );
  expect(screen.getByRole('link', { name: 'Connections' }).getAttribute('aria-current')).toBe('page');
});

it('the list of connections writes a note over the one that was read', async () => {
  const { asked } = open([tie()]);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit note: Kosciusko Truss' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText('Note') as HTMLTextAreaElement;
  expect(field.value).toBe('Fair prices');
  fireEvent.change(field, { target: { value: 'Fair prices, slow crew' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save note' }));
  await screen.findByText('Note saved.');
  expect(asked.find(({ name }) => name === 'noteProjectTie')).toMatchObject({
    params: { project: PROJECT, company: PARTNER },
    body: { note: 'Fair prices, slow crew', readAt: '2026-11-18T15:00:00.000Z' },
  });
});

it('the list of connections uses the filters of the address, and has texts for no results and no entries', async () => {
  const narrowed = open([], '/trade-partners/connections?direction=received&state=granted&search=truss');
  await screen.findByText('No connection fits.');
  expect(narrowed.asked[0]).toMatchObject({
    name: 'listProjectTies',
    query: { direction: 'received', state: 'granted', search: 'truss' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Show all connections' }));
  await screen.findByText('No connections yet.');
});
