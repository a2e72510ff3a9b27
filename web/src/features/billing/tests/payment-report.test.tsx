import {
  listPaymentHistory,
  type PaymentRow,
  reportPayment,
} from '@plumbline/shared/contracts/payments/payment-history';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { PaymentHistory } from '../history/payment-history.tsx';

const PAYMENT = 'pi_3Reach000000000000000001';
const row = (daysAgo: number): PaymentRow => ({
  id: PAYMENT,
  date: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  product_name: 'Unlock Applicant',
  product_slug: 'unlock_applicant_resume',
  subject: { name: 'Travis Yoder' } as PaymentRow['subject'],
  amount: 2900,
  status: 'paid',
});

const open = (daysAgo: number) =>
  renderPage(<PaymentHistory />, {
    route: paths.toolbox.billing,
    at: `/toolbox/billing?report=${PAYMENT}`,
    answers: [
      answering(listPaymentHistory, { results: [row(daysAgo)] }),
      answering(reportPayment, { success: true } as never),
    ],
  });

it('the payment history opens the report of the payment in the address, and closes it permanently', async () => {
  const { asked, address } = open(3);
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Report a problem');
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'The number is dead, the mail came back.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await expect.poll(address).toBe('/toolbox/billing');
  expect(asked.find(({ name }) => name === 'reportPayment')?.body).toMatchObject({ id: PAYMENT });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('the payment history opens no report for a payment that can no longer be reported', async () => {
  open(8);
  await screen.findAllByText(/Travis Yoder/);
  expect(screen.queryByRole('dialog')).toBeNull();
});
