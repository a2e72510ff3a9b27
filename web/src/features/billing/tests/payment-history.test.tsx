import { listPaymentHistory, type PaymentRow } from '@plumbline/shared/contracts/payments/payment-history';
import { paths } from '@plumbline/shared/options/paths';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { setLanguage } from '../../../lib/i18n.ts';
import { PaymentHistory } from '../history/payment-history.tsx';

const DAY_MS = 86_400_000;
const payment = (id: string, changes: Partial<PaymentRow> = {}): PaymentRow => ({
  id,
  date: new Date(Date.now() - 3 * DAY_MS).toISOString(),
  product_name: 'Unlock Applicant Resume - Skill 2',
  product_slug: 'unlock_applicant_resume',
  subject: { name: 'Travis Yoder' } as PaymentRow['subject'],
  card: { brand: 'visa', last4: '4242' },
  amount: 4900,
  status: 'paid',
  ...changes,
});

const open = (...results: PaymentRow[]) =>
  renderPage(<PaymentHistory />, {
    route: paths.toolbox.billing,
    answers: [answering(listPaymentHistory, { results })],
  });
const rows = async () => {
  await screen.findAllByText('Travis Yoder');
  return screen.getAllByRole('row').slice(1);
};

afterEach(() => setLanguage('en'));

it('the payment history ends each row with its receipt, with and without a report before it [PAY-18]', async () => {
  open(
    payment('pi_1'),
    payment('pi_2', { date: new Date(Date.now() - 8 * DAY_MS).toISOString() }),
    payment('pi_3', { status: 'refunded' }),
    payment('pi_4', { status: 'disputed' }),
  );
  const actions = (await rows()).map((row) => [...row.querySelectorAll('td:last-child [data-ui=button]')]);
  expect(actions.map((each) => each.map(({ textContent }) => textContent))).toEqual([
    ['Report a problem', 'Receipt'],
    ['Receipt'],
    ['Receipt'],
    ['Receipt'],
  ]);
});

it('the payment history shows the card short and reads it out in words [PAY-18]', async () => {
  open(payment('pi_1'), payment('pi_2', { card: undefined }));
  const [withCard, without] = await rows();
  within(withCard!).getByText('Visa ending in 4242');
  expect(within(withCard!).getByText('Visa 4242').getAttribute('aria-hidden')).toBe('true');
  expect(within(without!).queryByText(/4242/)).toBeNull();
});

it('the payment history names a refunded part in Spanish [PAY-18]', async () => {
  await setLanguage('es');
  open(payment('pi_1', { amountRefunded: 1250 }));
  const [row] = await rows();
  within(row!).getByText('$12.50 de $49.00 reembolsados');
  within(row!).getByRole('link', { name: /^Recibo/ });
});
