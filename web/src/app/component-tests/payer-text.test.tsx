import { ChakraProvider, Dialog } from '@chakra-ui/react';
import { type IntentView, recordPayment } from '@plumbline/shared/contracts/payments/intents';
import { paths } from '@plumbline/shared/options/paths';
import { productSlugs } from '@plumbline/shared/options/products';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PaymentSuccessful } from '../../components/checkout/purchase/payment-result.tsx';
import { CompletedPurchase } from '../../components/checkout/purchase/settled-purchase.tsx';
import type { PaidBy, Stage } from '../../components/checkout/use-payment.ts';
import { system } from '../theme/system.ts';
import { answering, renderPage } from './render-page.tsx';

type Slug = (typeof productSlugs)[number];
type Paid = Extract<Stage, { name: 'paid' }>;

const intentOf = (slug: Slug, paidBy?: PaidBy): IntentView => ({
  id: 'pi_1',
  status: 'succeeded',
  client_secret: 'pi_1_secret',
  amount: 7900,
  return_url: '/dashboard',
  metadata: { product_slug: slug, product_name: 'The product' },
  subject: {},
  ...(paidBy && { paidBy }),
});

const showPaid = (slug: Slug, paid: Omit<Paid, 'name'>): string => {
  const { container } = render(
    <ChakraProvider value={system}>
      <Dialog.Root open>
        <PaymentSuccessful
          intent={intentOf(slug)}
          paid={{ name: 'paid', ...paid }}
          busy={false}
          onContinue={() => {}}
        />
      </Dialog.Root>
    </ChakraProvider>,
  );
  return container.querySelector('p')?.textContent ?? '';
};

const colleague = { byThisTab: true, delivered: true, paidBy: { name: 'Pat Miller' } };
const formerUser = { byThisTab: false, delivered: true, paidBy: {} };
const otherTab = { byThisTab: false, delivered: true, paidBy: undefined };
const buyer = { byThisTab: true, delivered: true, paidBy: undefined };
const waiting = { byThisTab: true, delivered: false, paidBy: undefined };

const unlock = [
  'Pat Miller already paid for this. The profile is open.',
  'A colleague already paid for this. The profile is open.',
  'You paid $79.00. The profile is unlocked.',
];
const other = [
  'Pat Miller already paid for this.',
  'A colleague already paid for this.',
  'You paid $79.00 for The product.',
];
const textsOf: Record<Slug, string[]> = {
  job_posting: other,
  send_job_post_match: other,
  unlock_applicant_resume: unlock,
  unlock_applicant_resume_skill_2: unlock,
  unlock_applicant_resume_skill_3: unlock,
  skilled_worker_priority_access: other,
  candidate_job_briefing: other,
};

describe('the end of a purchase', () => {
  it.each(productSlugs)('names the payer of %s, and thanks only the buyer', (slug) => {
    const [named, unnamed, own] = textsOf[slug];

    expect(showPaid(slug, colleague)).toBe(named);
    expect(showPaid(slug, formerUser)).toBe(unnamed);
    expect(showPaid(slug, otherTab)).toBe('This is already paid. It was charged once.');
    expect(showPaid(slug, buyer)).toBe(own);
    expect(showPaid(slug, waiting)).toBe('You paid $79.00. What you bought shows in a moment.');
  });
});

describe('a paid purchase that is opened again', () => {
  const reopen = (slug: Slug, paidBy: PaidBy) =>
    renderPage(<CompletedPurchase intent={intentOf(slug, paidBy)} />, {
      route: paths.employees.jobs,
      answers: [answering(recordPayment, { status: 'succeeded', fulfilled: true, ...(paidBy && { paidBy }) })],
    });

  it.each(productSlugs)('names the colleague who paid for %s, and says that it was charged once', async (slug) => {
    reopen(slug, { name: 'Pat Miller' });

    await screen.findByText('It was charged once.');

    screen.getByRole('heading', { name: textsOf[slug][0] as string });
    expect(screen.queryByText(/^You paid/)).toBeNull();
  });

  it('tells the buyer that nothing was charged again', async () => {
    reopen('unlock_applicant_resume', undefined);

    await screen.findByText('You were not charged again.');

    screen.getByRole('heading', { name: "You've already completed this transaction." });
  });
});
