import { refundPayment } from '@plumbline/shared/contracts/payments/payment-history';
import { paths } from '@plumbline/shared/options/paths';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answering, renderPage } from '../../../app/component-tests/render-page.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const payment = { id: 'pi_1', product: 'Unlock', slug: 'unlock_skill_2', amount: 4900 };
type Answer = Parameters<typeof answering<typeof refundPayment>>[1];

const open = (refunds: Partial<{ amountRefunded: number; refundPending: number }> = {}, found?: Answer) => {
  const onClose = vi.fn();
  const dialog = (
    <RefundDialog payment={{ ...payment, ...refunds }} company="Yellow Creek Plumbing" onClose={onClose} />
  );
  const answers = [answering(refundPayment, found ?? { status: 'paid' })];
  const page = renderPage(dialog, { route: paths.admin.payments, as: 'finance', at: '/admin/payments', answers });
  return { ...page, onClose };
};
const choosePart = (amount: string) => {
  fireEvent.click(screen.getByRole('radio', { name: 'A part' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Amount in dollars/ }), { target: { value: amount } });
};
const giveReason = () =>
  fireEvent.change(screen.getByRole('textbox', { name: /Why/ }), { target: { value: 'Out of date' } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the dialog of a refund', () => {
  it('refunds the whole payment by default and says that the details are hidden again', async () => {
    const { asked } = open();
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Whole payment, $49.00' })).checked).toBe(true);
    screen.getByText('The contact details are hidden again.');
    giveReason();
    press('Refund $49.00');
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]?.body).toEqual({ id: 'pi_1', reason: 'Out of date', despiteDecline: false });
  });

  it('refunds a part, names it on the button, and says that the company keeps what it bought', async () => {
    const { asked, onClose } = open();
    await screen.findByRole('radio', { name: 'A part' });
    choosePart('12.50');
    screen.getByText('The company keeps what it bought.');
    expect(screen.queryByText('The contact details are hidden again.')).toBeNull();
    giveReason();
    press('Refund $12.50');
    await screen.findByText('Yellow Creek Plumbing gets $12.50 back.');
    expect(asked[0]?.body).toMatchObject({ part: { amount: 1250, key: expect.stringMatching(/^[0-9a-f]{24}$/) } });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('counts what was refunded and what is under way, and rejects more than the rest', async () => {
    const { asked } = open({ amountRefunded: 1000, refundPending: 900 });
    await screen.findByRole('radio', { name: 'All that is left, $30.00' });
    choosePart('30.01');
    screen.getByText('Up to $30.00.');
    giveReason();
    press('Refund');
    await screen.findByText('This is more than what can still be refunded.');
    choosePart('0');
    await screen.findByText('Please enter an amount from $0.01');
    choosePart('ten');
    await screen.findByText('Please enter an amount from $0.01');
    expect(asked).toEqual([]);
  });

  it('sends the same key when a part is tried again, and another one for another amount', async () => {
    const { asked } = open({}, { status: 503, code: 'refund_delayed' });
    await screen.findByRole('radio', { name: 'A part' });
    giveReason();
    for (const [index, amount] of ['10', '10', '11'].entries()) {
      choosePart(amount);
      press(`Refund $${amount}.00`);
      await expect.poll(() => asked.length).toBe(index + 1);
      await screen.findByRole('button', { name: `Refund $${amount}.00` });
    }
    const keys = asked.map(({ body }) => (body as { part: { key: string } }).part.key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('shows why the refund failed and stays open', async () => {
    const { onClose } = open({}, { status: 409, code: 'payment_disputed', message: 'This payment is disputed.' });
    await screen.findByRole('radio', { name: 'A part' });
    giveReason();
    press('Refund $49.00');
    await screen.findByText('This payment is disputed.');
    expect(onClose).not.toHaveBeenCalled();
  });
});
