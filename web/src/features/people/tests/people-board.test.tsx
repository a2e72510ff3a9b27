import { moveApplicant } from '@plumbline/shared/contracts/jobs/job-people';
import { type KnownPerson, listKnownPeople } from '@plumbline/shared/contracts/jobs/known-people';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { PeoplePage } from '../people-page.tsx';
import { knownPerson, TEAM } from './known-person.ts';

const BOARD = '/employees/people?view=board';
const travis = knownPerson();
const janelle = knownPerson({ id: 'b'.repeat(24), name: 'Janelle', lastName: 'Mullet', stage: 'interview' });

/** The page with people whom the server moves. */
const open = (start: KnownPerson[], at = BOARD) => {
  let people = start;
  return renderPage(<PeoplePage />, {
    route: paths.employees.people,
    at,
    answers: [
      answering(listKnownPeople, ({ query }) => ({
        results: people.filter(({ stage }) => !query?.stage || stage === query.stage),
        total: people.length,
        team: TEAM,
      })),
      answering(moveApplicant, ({ params, body }) => {
        people = people.map((each) => (each.id === params?.seekerId ? { ...each, stage: body?.to ?? 'new' } : each));
        return { stage: body?.to ?? 'new' };
      }),
    ],
  });
};

const column = async (name: RegExp) => within(await screen.findByRole('region', { name }));
/** The headings of all columns, also of those that a phone hides. */
const headings = () => screen.getAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent);
const columnNamed = (name: string) => waitFor(() => expect(headings()).toContain(name));
const tab = (name: RegExp) => within(screen.getByRole('group', { name: 'Stage' })).getByRole('button', { name });

it('the board has a column for each stage, with the number of its cards', async () => {
  open([travis, janelle, knownPerson({ id: 'c'.repeat(24), stage: 'interview' })]);
  await screen.findByRole('region', { name: 'New 1' });
  expect(headings()).toEqual(['New 1', 'Contacted 0', 'Interview 2', 'Offer made 0', 'Hired 0']);
  fireEvent.click(tab(/^Interview/));
  (await column(/^Interview/)).getByRole('link', { name: 'Janelle Mullet' });
  expect(screen.queryByRole('table')).toBeNull();
});

it('a card shows name, phone, trade, job, newest note, who takes care of the person, and the stage', async () => {
  open([
    knownPerson({
      note: { text: 'Wants four tens.', date: '2026-11-19T15:00:00.000Z', author: 'Pat Lengacher' },
      assignee: TEAM[1],
    }),
  ]);
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByRole('link', { name: 'Travis Yoder' }).getAttribute('href')).toBe(`/employees/people/${travis.id}`);
  card.getByRole('link', { name: '(574) 555-0131' });
  card.getByText('Carpentry');
  card.getByText('Lead Framing Carpenter');
  card.getByText('Wants four tens.');
  card.getByText('Assigned to: Pat Lengacher');
  card.getByText('Not reached yet');
  card.getByRole('combobox', { name: 'Stage of Travis Yoder' });
});

it('a person without a job is in a column of their own, with a link to choose one', async () => {
  const { job: _, stage: __, ...person } = travis;
  open([person, janelle]);
  await screen.findByRole('region', { name: 'No job yet 1' });
  (await column(/^No job yet/)).getByRole('link', { name: 'Choose a job' });
});

it('a moved card takes the focus to its new column, which a phone shows then', async () => {
  open([travis, janelle]);
  await screen.findByRole('region', { name: 'New 1' });
  expect(tab(/^New/).getAttribute('aria-pressed')).toBe('true');
  const select = screen.getByRole('combobox', { name: 'Stage of Travis Yoder' });
  select.focus();
  fireEvent.change(select, { target: { value: 'offer' } });
  await screen.findByRole('region', { name: 'Offer made 1' });
  const moved = (await column(/^Offer made/)).getByRole('combobox', { name: 'Stage of Travis Yoder' });
  expect(document.activeElement).toBe(moved);
  expect(tab(/^Offer made/).getAttribute('aria-pressed')).toBe('true');
  screen.getByText('Stage saved.');
});

it('a reader who left a card before it moved stays where they are', async () => {
  open([travis, janelle]);
  const select = await screen.findByRole('combobox', { name: 'Stage of Travis Yoder' });
  select.focus();
  fireEvent.change(select, { target: { value: 'offer' } });
  const search = screen.getByRole('searchbox');
  search.focus();
  await columnNamed('Offer made 1');
  expect(document.activeElement).toBe(search);
  expect(tab(/^New/).getAttribute('aria-pressed')).toBe('true');
});

it('a tab of the board chooses the column that a phone shows', async () => {
  open([travis, janelle]);
  await screen.findByRole('region', { name: 'New 1' });
  expect(screen.queryByRole('region', { name: 'Interview 1' })).toBeNull();
  fireEvent.click(tab(/^Interview/));
  screen.getByRole('region', { name: 'Interview 1' });
  expect(screen.queryByRole('region', { name: 'New 1' })).toBeNull();
  expect(tab(/^Interview/).getAttribute('aria-pressed')).toBe('true');
  expect(tab(/^New/).getAttribute('aria-pressed')).toBe('false');
});

it('the switch keeps the filter, and the filter keeps the view', async () => {
  const { address } = open([travis, janelle], '/employees/people?stage=new');
  fireEvent.click(await screen.findByRole('button', { name: 'Board' }));
  await waitFor(() => expect(address()).toBe('/employees/people?stage=new&view=board'));
  await screen.findByRole('region', { name: 'New 1' });
  expect(headings()).toEqual(['New 1']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Stage' }), { target: { value: 'hired' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show everyone' }));
  await waitFor(() => expect(address()).toBe(BOARD));
  await columnNamed('Interview 1');
  fireEvent.click(screen.getByRole('button', { name: 'List' }));
  await screen.findByRole('table');
  expect(address()).toBe('/employees/people');
});

it('the board loads more people, as the list does', async () => {
  renderPage(<PeoplePage />, {
    route: paths.employees.people,
    at: BOARD,
    answers: [
      answering(listKnownPeople, ({ query }) =>
        query?.cursor
          ? { results: [janelle], total: 2, team: TEAM }
          : { results: [travis], total: 2, cursor: 'further', team: TEAM },
      ),
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await columnNamed('Interview 1');
  screen.getByRole('region', { name: 'New 1' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('the board says that it loads, and that it could not', async () => {
  renderPage(<PeoplePage />, { route: paths.employees.people, at: BOARD, answers: [] });
  screen.getByRole('status', { name: 'Loading' });
  await screen.findByText("We couldn't load your people.");
});
