import { listStudents, type Student } from '@plumbline/shared/contracts/accounts/students';
import { paths } from '@plumbline/shared/options/paths';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../app/component-tests/render-page.tsx';
import { StudentsPage } from './students-page.tsx';

const student = (digit: string, fields: Partial<Student> = {}): Student => ({
  id: digit.repeat(24),
  name: 'Dylan',
  lastName: 'Beachy',
  trades: [{ category: 'Carpentry', rating: 0 }],
  joinedAt: '2026-11-01T15:00:00.000Z',
  applied: 0,
  ...fields,
});

const show = (answer: Parameters<typeof answering<typeof listStudents>>[1]) =>
  renderPage(<StudentsPage />, {
    route: paths.students.root,
    as: 'educational',
    answers: [answering(listStudents, answer)],
  });
const row = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

it('the list of students shows trades and levels, the applications, and whether each was hired', async () => {
  show({
    results: [
      student('1', { applied: 4, lastAppliedAt: '2026-11-20T15:00:00.000Z', hiredAt: '2026-11-22T15:00:00.000Z' }),
      student('2', { name: 'Maria', lastName: 'Soto', applied: 1, lastAppliedAt: '2026-11-20T15:00:00.000Z' }),
      student('3', { name: 'Owen', lastName: 'Miller' }),
    ],
    total: 3,
  });
  const hired = await row('Dylan Beachy');
  hired.getByText('Carpentry, Apprentice');
  hired.getByText('4 jobs');
  hired.getByText('Hired');
  (await row('Maria Soto')).getByText('Applied');
  const waiting = await row('Owen Miller');
  waiting.getByText('No jobs yet');
  waiting.getByText('Not started');
});

it('the list of students has no name for a student whose profile is not finished', async () => {
  const { name: _, lastName: __, ...unnamed } = student('1', { trades: [] });
  show({ results: [unnamed], total: 1 });
  await screen.findByText('Profile not finished');
});

it('the page says how students get into the list while it is empty, and offers the link and the poster', async () => {
  show({ results: [], total: 0 });
  await screen.findByText('No listed students yet');
  screen.getByRole('button', { name: 'Copy link' });
  expect(screen.getByRole('link', { name: 'Poster' }).getAttribute('href')).toBe('/students/poster');
});

it('the page says when the students cannot be loaded', async () => {
  show({ status: 500, code: 'server_error', message: 'x' });
  await screen.findByText("We couldn't load your students.");
});
