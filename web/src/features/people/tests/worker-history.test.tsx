import { getWorkerHistory } from '@plumbline/shared/contracts/jobs/worker-history';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { WorkerHistory } from '../../../components/seeker-profile/history/worker-history.tsx';

const job = { id: 'e'.repeat(24), name: 'Roof Framer' };
const open = (results: Parameters<typeof answering<typeof getWorkerHistory>>[1]) =>
  renderPage(<WorkerHistory seekerId={'d'.repeat(24)} />, {
    route: paths.employees.person,
    at: paths.employees.person.path('d'.repeat(24)),
    as: 'provider',
    answers: [answering(getWorkerHistory, results)],
  });

it('the history loads when it is opened, and says what, when, about which job and by whom', async () => {
  const { asked } = open({
    results: [
      { kind: 'stage-moved', date: '2026-11-19T15:00:00.000Z', by: 'Pat Lengacher', job, stage: 'interview' },
      { kind: 'unlocked', date: '2026-11-18T15:00:00.000Z', by: 'Renee Hartzler', job },
      { kind: 'message-received', date: '2026-11-17T15:00:00.000Z' },
    ],
  });
  const show = await screen.findByRole('button', { name: 'Show' });
  expect(asked).toEqual([]);
  fireEvent.click(show);
  const facts = (await screen.findAllByRole('listitem')).map((each) => each.textContent);
  expect(facts).toEqual([
    'Nov 19Stage changed, Interview, Roof Framer by Pat Lengacher',
    'Nov 18Profile unlocked, Roof Framer by Renee Hartzler',
    'Nov 17Last message received',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('the history of a company that did nothing yet says so', async () => {
  open({ results: [] });
  fireEvent.click(await screen.findByRole('button', { name: 'Show' }));
  const card = within(screen.getByRole('region', { name: 'What your company did' }));
  await card.findByText("Your company hasn't done anything with this worker yet.");
});
