import type { Language } from '@plumbline/shared/options/languages';
import { describe, expect, it } from 'vitest';
import type { JobItem } from '../../table/jobs/job.ts';
import type { PaymentItem } from '../../table/payments/payment.ts';
import type { EmailContent } from './email-content.ts';
import { jobMatchesMail, jobReceivedMail, newMatchMail } from './match-emails.ts';
import { type ReceiptState, receiptMail } from './receipt-email.ts';

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
  it('[TBX-04] name the product and the subject, in either language', () => {
    expect(factsOf(receipt('fulfilled', {}, 'en'))).toEqual([
      'Product: Send Job Post Match',
      'For: Jobseekerab12, Techador and 2 more',
      'Card: American Express •••• 0005',
      'Amount: $18.00',
      'Paid on: Mar 4, 2026',
    ]);
    const spanish = receipt('fulfilled', {}, 'es');
    expect(spanish.subject).toBe('Recibo de Envío de empleo a un trabajador');
    expect(factsOf(spanish)[1]).toBe('Para: Jobseekerab12, Techador y 2 más');
  });

  it('[TBX-04] name the refunded amount, and a dispute as the reason', () => {
    expect(factsOf(receipt('refunded', { amountRefunded: 900 }, 'en'))).toContain('Refunded: $9.00');
    expect(receipt('refunded', { amountRefunded: 900 }, 'en').paragraphs[0]).toContain('We have given back $9.00');
    expect(receipt('refunded', { disputeStatus: 'lost' }, 'en').title).toBe('Your money went back');
    expect(receipt('disputed', { disputeStatus: 'needs_response' }, 'es').title).toBe('Su pago está en disputa');
  });
});

describe('the e-mails about matches and sent jobs', () => {
  it('[TBX-04] link to the one job, or to the list', () => {
    const one = newMatchMail({ jobs: [job], more: false }, 'es');
    expect([one.subject, one.path]).toEqual(['Nueva coincidencia: Techador', `/jobs/${job.id}`]);
    const several = newMatchMail({ jobs: [job], more: true }, 'es');
    expect([several.subject, several.path]).toEqual(['Nuevos empleos coinciden con su perfil', '/dashboard']);
    const matched = { id: job.id, name: job.name, matches: 1 };
    const company = jobMatchesMail({ jobs: [matched], more: false }, 'es');
    expect([company.path, ...factsOf(company)]).toEqual([`/jobs/${job.id}/matches`, 'Techador: 1 coincidencia']);
    expect(jobMatchesMail({ jobs: [matched, matched], more: false }, 'en').path).toBe('/employees/jobs');
  });

  it('[TBX-04] name the company that sent a job', () => {
    expect(jobReceivedMail(job, 'es').subject).toBe('Lakeland le envió un empleo');
    expect(jobReceivedMail(job, 'en').subject).toBe('Lakeland sent you a job');
  });
});
