import { getChallenge, register } from '@plumbline/shared/contracts/accounts/users';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const SLOW = 'Checking that you are not a robot. This can take a few seconds.';

/** A worker that responds when a test makes it. */
class FakeWorker {
  static latest: FakeWorker | undefined;
  onmessage?: (event: { data: number }) => void;
  postMessage = vi.fn();
  terminate = vi.fn();
  constructor() {
    FakeWorker.latest = this;
  }
}

beforeEach(() => {
  FakeWorker.latest = undefined;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const signUp = async () => {
  const onDone = vi.fn();
  const task = { algorithm: 'SHA-256', challenge: 'c', maxnumber: 150_000, salt: 's', signature: 'g' };
  const page = renderPage(<SignUpForm onDone={onDone} />, {
    route: paths.signup,
    answers: [answering(getChallenge, task), answering(register, { success: true })],
  });
  fireEvent.change(screen.getByLabelText(/Email/), { target: { value: 'Pat@Example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
  await expect.poll(() => FakeWorker.latest?.postMessage.mock.calls.length).toBe(1);
  return { ...page, onDone, worker: FakeWorker.latest! };
};

it('[ACC-13] the sign-up form says that it is checking once a challenge takes longer than a second, and sends the solution', async () => {
  const { asked, onDone, worker } = await signUp();
  expect(screen.queryByText(SLOW)).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' }).disabled).toBe(true);
  await screen.findByText(SLOW);
  worker.onmessage?.({ data: 7 });
  await expect.poll(() => onDone.mock.calls).toEqual([['pat@example.com']]);
  expect(screen.queryByText(SLOW)).toBeNull();
  expect(worker.terminate).toHaveBeenCalled();
  expect(asked.map(({ name }) => name)).toEqual(['getChallenge', 'register']);
});

it('[ACC-13] the sign-up form ends the work when the form is left', async () => {
  const { unmount, worker, asked } = await signUp();
  unmount();
  await expect.poll(() => worker.terminate.mock.calls.length).toBe(1);
  expect(asked.map(({ name }) => name)).toEqual(['getChallenge']);
});
