import { type CompanyInterview, listCompanyInterviews } from '@plumbline/shared/contracts/interviews/interviews';
import { paths } from '@plumbline/shared/options/paths';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, renderPage } from '../../app/component-tests/render-page.tsx';
import { CompanyInterviewsPage } from './company-interviews-page.tsx';

const idOf = (digit: number) => String(digit).repeat(24);
const rowOf = (digit: number, name: string, interview: Partial<CompanyInterview['interview']>): CompanyInterview => ({
  job: { id: idOf(digit), name: 'Roof Framer' },
  worker: { id: 'e'.repeat(24), name },
  timeZone: 'America/Indiana/Indianapolis',
  site: 'Warsaw, IN 46580',
  interview: {
    state: 'proposed',
    proposedBy: 'company',
    times: ['2099-11-23T12:00:00.000Z', '2099-11-24T20:30:00.000Z'],
    minutes: 30,
    way: 'on-site',
    place: 'North gate',
    note: '',
    updatedAt: '2026-11-20T15:00:00.000Z',
    ...interview,
  },
});
const open = (results: CompanyInterview[]) =>
  renderPage(<CompanyInterviewsPage />, {
    route: paths.employees.interviews,
    as: 'provider',
    answers: [answering(listCompanyInterviews, { results, total: results.length })],
  });

describe("the page of a company's interviews", () => {
  it('says who, which job, when on the clock of the site, how, where and how far it is', async () => {
    open([
      rowOf(1, 'Travis Yoder', { state: 'agreed', start: '2099-11-23T12:00:00.000Z' }),
      rowOf(2, 'Ruth Miller', {}),
      rowOf(3, 'Eli Bontrager', { proposedBy: 'worker' }),
      rowOf(4, 'Sam Chupp', { times: ['2020-11-23T12:00:00.000Z'], way: 'phone', place: '' }),
    ]);
    await screen.findByRole('heading', { name: '4 interviews', level: 2 });
    const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
    const agreed = row('Travis Yoder');
    agreed.getByText('Roof Framer');
    agreed.getByText('Mon, Nov 23, 7:00 AM EST');
    agreed.getByText('30 minutes');
    agreed.getByText('North gate');
    agreed.getByText('Time is set');
    expect(agreed.getByRole('link', { name: /^View/ }).getAttribute('href')).toBe(
      paths.interview.path(idOf(1), 'e'.repeat(24)),
    );
    row('Ruth Miller').getByText('Waiting for an answer');
    row('Ruth Miller').getByText('Tue, Nov 24, 3:30 PM EST');
    row('Eli Bontrager').getByText('Pick a time');
    row('Sam Chupp').getByText('Times are over');
    row('Sam Chupp').getByText('By phone');
  });

  it('leads to the people when no interview is coming up', async () => {
    open([]);
    await screen.findByText('No interviews are coming up.');
  });
});
