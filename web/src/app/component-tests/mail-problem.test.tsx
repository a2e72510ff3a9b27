import { tryMailAgain } from '@plumbline/shared/contracts/accounts/own-account';
import { getIntent } from '@plumbline/shared/contracts/payments/intents';
import { paths } from '@plumbline/shared/options/paths';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PurchaseTotals } from '../../components/checkout/purchase/purchase-totals.tsx';
import { MailProblemBanner } from '../../components/mail-problem/mail-problem-banner.tsx';
import { setMailProblem } from '../../lib/session/session.ts';
import { answering, renderPage } from './render-page.tsx';

const since = '2026-11-20T15:00:00.000Z';

const show = (answer: Parameters<typeof answering<typeof tryMailAgain>>[1], canChange?: boolean) => {
  const { asked } = renderPage(<MailProblemBanner {...(canChange && { canChange })} />, {
    route: paths.dashboard,
    as: 'candidate',
    answers: [answering(tryMailAgain, answer)],
  });
  act(() => setMailProblem({ reason: 'bounced', since }));
  return asked;
};

describe('the notice about emails that do not arrive', () => {
  it('says that emails come back, leads to another address, and ends after another try', async () => {
    const asked = show({ success: true }, true);
    screen.getByText(/^Emails to .+@.+ come back, so we've stopped sending them\.$/);
    expect(screen.getByRole('link', { name: 'Change email address' }).getAttribute('href')).toBe('/toolbox/settings');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => asked.map(({ name }) => name), { timeout: 5000 }).toEqual(['tryMailAgain']);
    await screen.findByText(/^We'll email .+ again\.$/);
    await expect.poll(() => screen.queryByText(/come back/)).toBeNull();
  });

  it('says that an email was marked as spam', () => {
    show({ success: true });
    act(() => setMailProblem({ reason: 'complained', since: '2026-11-21T15:00:00.000Z' }));
    screen.getByText(/was marked as spam/);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('stays after a try that failed', async () => {
    const asked = show({ status: 429, code: 'too_many_attempts' });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => asked).toHaveLength(1);
    await screen.findByText(/come back/);
    expect(screen.queryByText(/We'll email/)).toBeNull();
  });

  it('is absent while emails arrive', () => {
    show({ success: true });
    act(() => setMailProblem(undefined));
    expect(screen.queryByText(/Emails to/)).toBeNull();
  });
});

describe('what a company buys', () => {
  const intent = {
    ...{ id: 'pi_1', status: 'requires_payment_method', client_secret: 's', amount: 4900 },
    ...{ return_url: '/', subject: { name: 'Jobseeker4f2a' } },
    metadata: { product_slug: 'unlock_applicant_resume', product_name: 'Unlock Applicant Resume' },
  };
  const show = (more: object) =>
    renderPage(<PurchaseTotals intent={getIntent.response.parse({ ...intent, ...more })} />, {
      route: paths.employees.jobs,
    });

  it.each([
    [true, "Emails to this worker don't arrive right now. You can reach them by phone."],
    [false, "Emails to this worker don't arrive right now, and their profile has no phone number."],
  ])('names a dead email before the payment, and the phone only if there is one (%s)', (hasPhone, says) => {
    show({ emailFails: { hasPhone } });
    screen.getByText(says);
  });

  it('says nothing of an email that works', () => {
    show({});
    expect(screen.queryByText(/^Emails to this worker/)).toBeNull();
  });
});
