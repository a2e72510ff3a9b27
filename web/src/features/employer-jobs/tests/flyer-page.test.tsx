import { getJob } from '@plumbline/shared/contracts/jobs/jobs';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { JOB, ownJob } from '../../../app/component-tests/own-jobs.ts';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { FlyerPage } from '../flyer/flyer-page.tsx';

const open = (changes: Parameters<typeof ownJob>[0] = {}) =>
  renderPage(<FlyerPage />, {
    route: paths.employees.jobFlyer,
    at: `/employees/jobs/${JOB}/flyer`,
    answers: [
      answering(
        getJob,
        ownJob({ isPublic: true, openings: 2, startDate: '2026-12-01', overtime: 'Some overtime', ...changes }),
      ),
    ],
  });

it('the flyer of a job has its facts in both languages, and its code opens the public page', async () => {
  open();
  await screen.findByRole('heading', { name: 'Lead Framing Carpenter', level: 2 });
  screen.getByRole('img', { name: `Scan and apply: ${location.host}/job/${JOB}` });
  screen.getByText('Openings: 2. Starts Dec 1, 2026');
  screen.getByText(/^Vacantes: 2\. Empieza el 1 dic 2026/);
  await screen.findByText(/Algunas horas extra/);
});

it('the flyer of a job is printed in one language and without tabs, when the company chooses so', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Español' }));
  expect(screen.queryByText(/^Openings: 2/)).toBeNull();
  const tabs = () => screen.getAllByText('Lead Framing Carpenter').length;
  const before = tabs();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tear-off tabs' }));
  expect(tabs()).toBe(before - 8);
});

it('the code on the flyer of a job for members opens the job in the app', async () => {
  open({ isPublic: false });
  await screen.findByRole('img', { name: `Scan and apply: ${location.host}/jobs/${JOB}` });
});
