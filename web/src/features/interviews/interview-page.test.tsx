import {
  answerInterview,
  getInterview,
  getInterviewFile,
  type Interview,
  type InterviewPage as Page,
  proposeInterview,
} from '@plumbline/shared/contracts/interviews/interviews';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, OWN, renderPage } from '../../app/component-tests/render-page.tsx';
import { InterviewPage } from './interview-page.tsx';

const JOB = 'c'.repeat(24);
const OTHER = 'd'.repeat(24);
const first = '2027-11-23T12:00:00.000Z';
const second = '2027-11-23T20:30:00.000Z';

const interview = (changes: Partial<Interview> = {}): Interview => ({
  state: 'proposed',
  proposedBy: 'company',
  times: [first, second],
  minutes: 30,
  way: 'on-site',
  place: 'North gate',
  note: 'Bring your OSHA card.',
  updatedAt: '2026-11-20T15:00:00.000Z',
  ...changes,
});
const pageOf = (own: 'company' | 'worker', found?: Interview): Page => ({
  job: { id: JOB, name: 'Roof Framer' },
  company: { id: own === 'company' ? OWN.profile : OTHER, name: 'Lakeland Framing' },
  worker: { id: own === 'worker' ? OWN.profile : OTHER, name: 'Travis Yoder' },
  timeZone: 'America/Indiana/Indianapolis',
  site: 'Warsaw, IN 46580',
  ...(found && { interview: found }),
});
const open = (own: 'company' | 'worker', found?: Interview, after: Partial<Interview> = {}) => {
  const page = pageOf(own, found);
  const moved = { ...page, interview: interview({ ...found, ...after }) };
  return renderPage(<InterviewPage />, {
    route: paths.interview,
    at: paths.interview.path(JOB, page.worker.id),
    as: own === 'worker' ? 'candidate' : 'provider',
    answers: [
      answering(getInterview, page),
      answering(answerInterview, moved),
      answering(proposeInterview, moved),
      answering(getInterviewFile, { name: 'interview.ics', text: 'BEGIN:VCALENDAR' }),
    ],
  });
};

describe('the page of an interview', () => {
  it('lets a company propose up to three times on the clock of the site', async () => {
    const { asked } = open('company');
    await screen.findByRole('heading', { name: 'Propose an interview', level: 1 });
    screen.getByText('All times Eastern Time, where the site is');
    fireEvent.click(screen.getByRole('button', { name: 'Send times' }));
    await screen.findByText('This field is required');
    const [day, otherDay] = screen.getAllByLabelText(/^Day/);
    fireEvent.change(day!, { target: { value: '2027-11-23' } });
    fireEvent.change(otherDay!, { target: { value: '2027-11-24' } });
    fireEvent.change(screen.getAllByRole('combobox', { name: 'Time' })[1]!, { target: { value: '15:30' } });
    const address = screen.getByLabelText<HTMLInputElement>(/^Address/);
    expect(address.value).toBe('Warsaw, IN 46580');
    fireEvent.change(address, { target: { value: ' ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send times' }));
    await screen.findByText('This field is required');
    expect(asked.some(({ name }) => name === 'proposeInterview')).toBe(false);
    fireEvent.change(address, { target: { value: 'North gate' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send times' }));
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'proposeInterview')?.body).toEqual({
        times: [
          { day: '2027-11-23', time: '07:00' },
          { day: '2027-11-24', time: '15:30' },
        ],
        minutes: 30,
        way: 'on-site',
        place: 'North gate',
        note: '',
      }),
    );
  });

  it('keeps a place for each way: the address of the site is no number to call', async () => {
    open('company');
    const address = await screen.findByLabelText(/^Address/);
    fireEvent.change(address, { target: { value: 'North gate' } });
    const way = screen.getByRole('combobox', { name: 'How' });
    fireEvent.change(way, { target: { value: 'phone' } });
    expect((await screen.findByLabelText<HTMLInputElement>('Number to call')).value).toBe('');
    fireEvent.change(way, { target: { value: 'on-site' } });
    expect((await screen.findByLabelText<HTMLInputElement>(/^Address/)).value).toBe('North gate');
  });

  it('lets the worker pick a time, in the zone of the site', async () => {
    const { asked } = open('worker', interview());
    await screen.findByRole('heading', { name: 'Lakeland Framing wants to meet you', level: 1 });
    screen.getByText('Bring your OSHA card.');
    fireEvent.click(screen.getByRole('radio', { name: /3:30 PM/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Confirm Tue, Nov 23, 3:30 PM' }));
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'answerInterview')?.body).toEqual({
        state: 'agreed',
        start: second,
        updatedAt: '2026-11-20T15:00:00.000Z',
      }),
    );
  });

  it('lets the worker say that none works, after a question', async () => {
    const { asked } = open('worker', interview());
    fireEvent.click(await screen.findByRole('button', { name: 'None of these works' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'None of these works' }));
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'answerInterview')?.body).toMatchObject({ state: 'declined' }),
    );
  });

  it('shows an agreed time to both sides with its calendar file, and lets them move and cancel it', async () => {
    const { asked } = open('company', interview({ state: 'agreed', start: first }));
    await screen.findByRole('heading', { name: 'Interview with Travis Yoder', level: 1 });
    screen.getByRole('heading', { name: 'Tue, Nov 23, 7:00 AM EST' });
    screen.getByRole('button', { name: 'Add to calendar' });
    fireEvent.click(screen.getByRole('button', { name: 'Move' }));
    await screen.findByRole('button', { name: 'Send times' });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel interview' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel interview' }));
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'answerInterview')?.body).toMatchObject({ state: 'canceled' }),
    );
  });

  it('has nothing to pick for the side that proposed, and asks a worker for no place', async () => {
    open('company', interview());
    await screen.findByRole('heading', { name: 'Waiting for an answer' });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it.each(['canceled', 'declined'] as const)(
    'offers to remove a %s one from the calendar if it was agreed',
    async (state) => {
      const { unmount } = open('worker', interview({ state, start: first }));
      await screen.findByRole('button', { name: 'Remove from calendar' });
      unmount();
      open('worker', interview({ state }));
      await screen.findByRole('heading', { name: /^(The interview is canceled|None of the times works)$/ });
      expect(screen.queryByRole('button', { name: 'Remove from calendar' })).toBeNull();
    },
  );

  it('offers nothing to a worker once an agreed one is over, and other times to the company', async () => {
    const past = interview({ state: 'agreed', start: '2026-01-05T12:00:00.000Z' });
    const { unmount } = open('worker', past);
    await screen.findByRole('heading', { name: 'The interview is over' });
    expect(screen.queryByRole('button', { name: /Move|Cancel interview|calendar|Offer/ })).toBeNull();
    unmount();
    open('company', past);
    await screen.findByRole('button', { name: 'Offer other times' });
    expect(screen.queryByRole('button', { name: /Move|Cancel interview|calendar/ })).toBeNull();
  });

  it('shows that there is no interview when the two may not meet', async () => {
    renderPage(<InterviewPage />, {
      route: paths.interview,
      at: paths.interview.path(JOB, OTHER),
      answers: [answering(getInterview, { status: 404, code: 'interview_not_found' })],
    });
    await screen.findByText("We couldn't find this interview.");
  });
});
