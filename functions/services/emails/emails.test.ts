import { blankSearchForm } from '@plumbline/shared/contracts/jobs/search-address';
import type { Language } from '@plumbline/shared/options/languages';
import { describe, expect, it } from 'vitest';
import type { JobItem } from '../../table/jobs/job.ts';
import type { PaymentItem } from '../../table/payments/payment.ts';
import type { EmailContent } from './email-content.ts';
import { jobMatchesMail, jobReceivedMail, newMatchMail, savedSearchMail } from './match-emails.ts';
import { type ReceiptState, receiptMail } from './receipt-email.ts';
import { decisionMail } from './staff-action-emails.ts';

const job = { id: 'a'.repeat(24), name: 'Techador', companyName: 'Lakeland', city: 'Warsaw', state: 'IN' } as JobItem;
const payment = {
  intentId: 'pi_1',
  productName: 'Send Job Post Match',
  amount: 1800,
  jobs: ['b', 'c', 'd'],
  jobName: 'Techador',
  cardBrand: 'american_express',
  cardLast4: '0005',
  paidAt: '2026-03-04T23:30:00.000Z',
} as PaymentItem;
const receipt = (state: ReceiptState, changes: Partial<PaymentItem>, language: Language): EmailContent =>
  receiptMail({ payment: { ...payment, ...changes }, state, seekerName: 'Jobseekerab12' }, language);
const factsOf = ({ facts = [] }: EmailContent) => facts.map(({ label, value }) => `${label}: ${value}`);

describe('a receipt', () => {
  it('[TBX-04] names the product and the subject, in either language', () => {
    expect(factsOf(receipt('fulfilled', {}, 'en'))).toEqual([
      'Product: Send Job Post Match',
      'For: Jobseekerab12, Techador and 2 more',
      'Card: American Express •••• 0005',
      'Amount: $18.00',
      'Sales tax (included): $0.00',
      'Paid on: Mar 4, 2026',
      `Receipt number: ${payment.intentId}`,
      'Seller: Plumbline LLC',
    ]);
    const spanish = receipt('fulfilled', {}, 'es');
    expect(spanish.subject).toBe('Recibo de Envío de empleo a un trabajador');
    expect(factsOf(spanish)[1]).toBe('Para: Jobseekerab12, Techador y 2 más');
  });

  it('[TBX-04] names the refunded amount, and a dispute as the reason', () => {
    expect(factsOf(receipt('refunded', { amountRefunded: 900 }, 'en'))).toContain('Refunded: $9.00');
    expect(receipt('refunded', { amountRefunded: 900 }, 'en').paragraphs[0]).toContain('We refunded $9.00');
    expect(receipt('refunded', { disputeStatus: 'lost' }, 'en').title).toBe('Your bank refunded you');
    expect(receipt('disputed', { disputeStatus: 'needs_response' }, 'es').title).toBe('Su pago está en disputa');
  });
});

it.each([
  { refundedBefore: undefined, taken: '$18.00' },
  { refundedBefore: 500, taken: '$13.00' },
])('a lost dispute names what the bank took after $refundedBefore cents were refunded: $taken', (lost) => {
  const changes = { disputeStatus: 'lost', ...(lost.refundedBefore && { amountRefunded: lost.refundedBefore }) };
  // The refunded sum doesn't change with a lost dispute, so the notifier counts 0 cents.
  const lostPayment = { ...payment, ...changes } as PaymentItem;
  const mail = receiptMail({ payment: lostPayment, state: 'refunded', seekerName: undefined, refunded: 0 }, 'en');
  expect(mail.paragraphs[0]).toContain(lost.taken);
  expect(factsOf(mail)).toContain('Refunded: $18.00');
});

describe('the e-mails about matches and sent jobs', () => {
  const found = { ...job, compensation: '', pay: { from: 2800, to: 3400, unit: 'hour' }, miles: 4.2 } as const;
  const roofing = { ...found, trade: 'Roofing', rating: 'Skilled' };
  const place = 'Warsaw, IN';

  it('name the trade and the place in their subjects, and the reason under each job [TBX-04]', () => {
    const one = newMatchMail({ jobs: [roofing], more: false, place }, 'en');
    expect([one.subject, one.path]).toEqual(['Roofing job near Warsaw, IN: Techador', `/jobs/${job.id}`]);
    expect(one.jobs).toEqual([
      {
        name: 'Techador',
        company: 'Lakeland, Warsaw, IN',
        details: ['$28 to $34 an hour · 4 miles', 'Your trade: Roofing, Skilled'],
        path: `/jobs/${job.id}`,
      },
    ]);
    const several = newMatchMail({ jobs: [roofing, { ...roofing, miles: 0.3 }], more: true, place }, 'es');
    expect([several.subject, several.path]).toEqual(['2+ empleos de techado cerca de Warsaw, IN', '/dashboard']);
    expect(several.jobs?.[1]?.details).toEqual([
      '$28 a $34 por hora · menos de 1 milla',
      'Su oficio: Techado, Calificado',
    ]);
    expect(several.rest).toEqual(['Hay más en su panel.']);
    const mixed = newMatchMail({ jobs: [roofing, { ...roofing, trade: 'Siding' }], more: false, place }, 'en');
    expect([mixed.subject, mixed.rest]).toEqual(['2 new jobs near Warsaw, IN', undefined]);
  });

  it('open the saved search, and list jobs without pay or a trade by their distance [TBX-04]', () => {
    const form = { ...blankSearchForm('46580'), tradeCategories: ['Roofing'] };
    const search = { name: 'Near home', search: { form, sort: 'newest' as const } };
    const bare = { ...found, pay: undefined };
    const mail = savedSearchMail(search, { jobs: [bare], more: false, place }, 'en');
    expect([mail.subject, mail.path]).toEqual([
      'New job near Warsaw, IN: Techador',
      '/jobs/search?zip=46580&trade=Roofing&sort=newest',
    ]);
    expect(mail.paragraphs).toEqual(['New in your saved search "Near home":']);
    expect(mail.jobs?.[0]?.details).toEqual(['4 miles']);
    const spanish = savedSearchMail(search, { jobs: [roofing, roofing], more: true, place }, 'es');
    expect([spanish.subject, spanish.rest]).toEqual([
      '2+ empleos de techado cerca de Warsaw, IN',
      ['Hay más. Abra la búsqueda para verlos todos.'],
    ]);
  });

  it("link to a company's one job with matches, or to its jobs [TBX-04]", () => {
    const matched = { id: job.id, name: job.name, matches: 1 };
    const company = jobMatchesMail({ jobs: [matched], more: false }, 'es');
    expect([company.path, ...factsOf(company)]).toEqual([`/jobs/${job.id}/matches`, 'Techador: 1 coincidencia']);
    const several = jobMatchesMail({ jobs: [matched, matched], more: true }, 'en');
    expect([several.path, several.rest]).toEqual(['/employees/jobs', ['Other jobs have new matches as well.']]);
  });

  it('[TBX-04] name the company that sent a job', () => {
    expect(jobReceivedMail(job, 'es').subject).toBe('Lakeland le envió un empleo');
    expect(jobReceivedMail(job, 'en').subject).toBe('Lakeland sent you a job');
  });
});

const CHECKOUTS = 'A checkout that was open is closed.';

describe('the e-mail about a decision', () => {
  it.each(['take down job', 'take down message', 'take down photo'] as const)(
    'speaks of what the account posted after: %s',
    (action) => {
      const mail = decisionMail({ actions: [action, 'warn account'], name: 'Framer', reason: 'Not real.' }, 'en');
      expect(mail.subject).toContain('Something you posted');
      expect(mail.paragraphs.join()).not.toContain(CHECKOUTS);
    },
  );

  it.each(['warn account', 'suspend account', 'hide posts'] as const)(
    'claims nothing about posts in its subject after only: %s',
    (action) => {
      const mail = decisionMail({ actions: [action], reason: 'Not real.' }, 'en');
      expect(mail.subject).toBe('Our decision about your Plumbline account');
      expect(mail.paragraphs.join().includes(CHECKOUTS)).toBe(action === 'suspend account');
    },
  );
});
