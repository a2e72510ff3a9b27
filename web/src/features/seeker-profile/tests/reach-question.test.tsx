import { answerReach, getReachQuestion } from '@plumbline/shared/contracts/access/reach';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { ReachQuestion } from '../../../components/seeker-profile/reach-question.tsx';

const SEEKER = 'd'.repeat(24);
const seeker = { id: SEEKER, kind: 'candidate', name: 'Travis', lastName: 'Yoder' } as ProfileView;

const open = (asks = true) => {
  let isAsked = asks;
  return renderPage(<ReachQuestion seeker={seeker} />, {
    route: paths.dashboard,
    at: '/dashboard',
    answers: [
      answering(getReachQuestion, () => (isAsked ? { asks: true, payment: 'pi_1' } : { asks: false })),
      answering(answerReach, () => {
        const wasAsked = isAsked;
        isAsked = false;
        return wasAsked ? { success: true } : { status: 409, code: 'reach_not_asked' };
      }),
    ],
  });
};

it('the question whether a company reached a seeker asks by name, and disappears once it is answered with yes', async () => {
  const { asked, address } = open();
  await screen.findByText('Did you reach Travis Yoder?');
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByText('Good to hear. Thank you.');
  await expect.poll(() => screen.queryByText(/Did you reach/)).toBeNull();
  expect(asked.find(({ name }) => name === 'answerReach')).toMatchObject({
    params: { id: SEEKER },
    body: { reached: true },
  });
  expect(address()).toBe('/dashboard');
});

it("the question whether a company reached a seeker leads from 'No' to the report of the payment", async () => {
  const { address } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'No' }));
  await expect.poll(address).toBe('/toolbox/billing?report=pi_1');
});

it('the page shows nothing when there is no question whether a company reached a seeker', async () => {
  const { asked, container } = open(false);
  await expect.poll(() => asked.length).toBe(1);
  expect(container.textContent).not.toContain('Did you reach');
});
