import {
  deletePlan,
  finishPlan,
  listPlanOpenings,
  listPlans,
  startPlan,
} from '@plumbline/shared/contracts/projects/plans';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { OwnPlans } from '../own-project/own-plans.tsx';
import { ownProject, PARTNER, PROJECT } from './projects.ts';

const plan = {
  id: PROJECT + 'f'.repeat(24),
  name: 'Floor plans.pdf',
  size: 3_400_000,
  createdAt: '2026-11-20T15:00:00.000Z',
};
const open = (plans = [plan], project = ownProject()) =>
  renderPage(<OwnPlans project={project} />, {
    route: paths.tradePartners.project,
    at: paths.tradePartners.project.path(PROJECT),
    answers: [
      answering(listPlans, { results: plans }),
      answering(deletePlan, { success: true }),
      answering(startPlan, { id: plan.id, url: 'http://bucket.test', fields: {} }),
      answering(finishPlan, plan),
      answering(listPlanOpenings, {
        results: [
          {
            company: { id: PARTNER, name: 'Blue Heron Concrete', city: 'Syracuse', state: 'IN' },
            count: 3,
            firstAt: '2026-11-20T15:00:00.000Z',
            lastAt: '2026-11-21T15:00:00.000Z',
          },
        ],
      }),
    ],
  });

it("the project page shows the plans of the company's project, who opened one and how often, and deletes one after a confirmation", async () => {
  const { asked } = open();
  await screen.findByText('Floor plans.pdf');
  screen.getByText(/^3\.2 MB/);
  fireEvent.click(screen.getByRole('button', { name: 'Who opened it: Floor plans.pdf' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('link', { name: 'Blue Heron Concrete' });
  dialog.getByText(/Opened 3 times/);
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Floor plans.pdf' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Delete|Yes|Confirm/ }));
  await screen.findByText('Plan deleted.');
  expect(asked.find(({ name }) => name === 'deletePlan')).toMatchObject({ params: { id: PROJECT, planId: plan.id } });
});

it("the project page rejects files that aren't PDF or are larger than 25 MB", async () => {
  const { asked } = open([]);
  const input = await screen.findByLabelText('Choose plans');
  fireEvent.change(input, { target: { files: [new File(['x'], 'site.dwg')] } });
  await screen.findByText('Please choose a PDF file');
  const large = new File(['x'], 'site.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 + 1 });
  fireEvent.change(input, { target: { files: [large] } });
  await screen.findByText('Please choose a file of at most 25 MB');
  expect(asked.map(({ name }) => name)).not.toContain('startPlan');
});

it('the project page accepts no plans on a closed project', async () => {
  open([plan], ownProject({ closedAt: '2026-11-21T15:00:00.000Z' }));
  await screen.findByText('Floor plans.pdf');
  expect(screen.queryByRole('button', { name: 'Add plans' })).toBeNull();
});
