import { moveApplicant } from '@plumbline/shared/contracts/jobs/job-people';
import { type KnownPerson, listKnownPeople } from '@plumbline/shared/contracts/jobs/known-people';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { PeoplePage } from '../people-page.tsx';
import { JOB, knownPerson, SEEKER, TEAM } from './known-person.ts';

const open = (people: KnownPerson[], more: ReturnType<typeof answering>[] = [], at = '/employees/people') =>
  renderPage(<PeoplePage />, {
    route: paths.employees.people,
    at,
    answers: [
      answering(listKnownPeople, ({ query }) => {
        const results = people.filter(({ stage }) => !query?.stage || stage === query.stage);
        return { results, total: people.length, team: TEAM };
      }),
      ...more,
    ],
  });

it('the list shows name, phone, job, origin, stage, newest note and who takes care of a person', async () => {
  open([
    knownPerson({
      note: { text: 'Wants four tens.', date: '2026-11-19T15:00:00.000Z', author: 'Pat Lengacher' },
      assignee: TEAM[1],
      applied: true,
      stage: 'interview',
    }),
  ]);
  const row = within(await screen.findByRole('row', { name: /Travis Yoder/ }));
  expect(row.getByRole('link', { name: 'Travis Yoder' }).getAttribute('href')).toBe(`/employees/people/${SEEKER}`);
  expect(row.getByRole('link', { name: '(574) 555-0131' }).getAttribute('href')).toBe('tel:+15745550131');
  row.getByText('Lead Framing Carpenter');
  row.getByText('Applied, unlocked Nov 18');
  row.getByText('Wants four tens.');
  row.getByText('Pat Lengacher');
  expect((row.getByRole('combobox', { name: 'Stage of Travis Yoder' }) as HTMLSelectElement).value).toBe('interview');
  expect(row.queryByText('Not reached yet')).toBeNull();
});

it('the list moves an unlocked person who never applied to a hire', async () => {
  const { asked } = open([knownPerson()], [answering(moveApplicant, { stage: 'hired' })]);
  fireEvent.change(await screen.findByRole('combobox', { name: 'Stage of Travis Yoder' }), {
    target: { value: 'hired' },
  });
  await screen.findByText(/Marked as hired/);
  expect(asked.find(({ name }) => name === 'moveApplicant')).toMatchObject({
    params: { id: JOB, seekerId: SEEKER },
    body: { from: 'new', to: 'hired' },
  });
});

it('the list says whom the company has not reached yet', async () => {
  open([knownPerson()]);
  await screen.findByText('Not reached yet');
});

it('the list reads on after a page on which no one fits the filter', async () => {
  renderPage(<PeoplePage />, {
    route: paths.employees.people,
    at: '/employees/people?stage=new',
    answers: [
      answering(listKnownPeople, ({ query }) =>
        query?.cursor
          ? { results: [knownPerson()], total: 60, team: TEAM }
          : { results: [], total: 60, cursor: 'further', team: TEAM },
      ),
    ],
  });
  await screen.findByRole('row', { name: /Travis Yoder/ });
  expect(screen.queryByText('No one fits.')).toBeNull();
});

it('the heading counts everyone, and with a filter those whom it leaves', async () => {
  open([knownPerson(), knownPerson({ id: 'b'.repeat(24), stage: 'interview' })]);
  await screen.findByRole('heading', { name: '2 people' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Stage' }), { target: { value: 'interview' } });
  await screen.findByRole('heading', { name: '1 person shown' });
});

it('a filter that no one fits can be cleared', async () => {
  open([knownPerson()], [], '/employees/people?stage=hired');
  fireEvent.click(await screen.findByRole('button', { name: 'Show everyone' }));
  await screen.findByText('Travis Yoder');
});

it('the list of a company without unlocked people leads to its matches', async () => {
  open([]);
  await screen.findByText("You haven't unlocked anyone yet.");
  expect(screen.getByRole('link', { name: 'See company matches' }).getAttribute('href')).toBe(
    '/employees/company-matches',
  );
});
