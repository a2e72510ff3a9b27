import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toasts/toast.ts';
import { askForReport } from './ask-for-report.ts';
import { forgetAttempt, readAttempt, rememberAttempt } from './attempts.ts';
import {
  type CheckReason,
  decideOutcome,
  type Evidence,
  type Outcome,
  type ProviderResult,
  runAttempt,
  type UsedCard,
} from './outcome.ts';
import { isGivenBack, useRecordPayment } from './use-record-payment.ts';
import { CHECK_PAUSES, PAYING_PAUSES, useRepeatedCheck } from './use-repeated-check.ts';

export type PaidBy = IntentView['paidBy'];

export type Stage =
  | { name: 'choosing' | 'paying' | 'returned' }
  | { name: 'canceled' }
  /** `delivered` is false when the server couldn't be reached. Stripe's webhook then delivers the purchase. */
  | { name: 'paid'; byThisTab: boolean; delivered: boolean; paidBy: PaidBy }
  | { name: 'declined'; message?: string | undefined; card?: UsedCard | undefined }
  | { name: 'checking'; reason: CheckReason };

const firstStage = (start: Outcome): Stage => {
  if (start.kind === 'declined') return { name: 'declined', message: start.message, card: start.card };
  if (start.kind === 'checking') return { name: 'checking', reason: start.reason };
  return { name: start.kind === 'paid' ? 'paying' : 'choosing' };
};

/** The state when the page opened, and whether this tab had sent a payment before. */
export type Start = { outcome: Outcome; attempted: boolean };

/** Takes the payment of one intent and finds out its outcome, even when responses are lost. */
export const usePayment = (intent: IntentView, { outcome: start, attempted }: Start) => {
  const { t } = useTranslation();
  const { id } = intent;
  const [stage, setStage] = useState<Stage>(() => firstStage(start));
  const { mutateAsync: record } = useRecordPayment();
  const knownDecline = useRef(intent.decline?.id);
  const evidence = useRef<Evidence>({ attempted, knownDecline: readAttempt(id)?.knownDecline });
  const usedCard = useRef<UsedCard>(undefined);
  const isPaid = useRef(false);

  const deliver = async (byThisTab: boolean) => {
    if (isPaid.current) return;
    isPaid.current = true;
    forgetAttempt(id);
    // The money is taken. Should this call fail, Stripe's webhook delivers the purchase.
    const recorded = await record({ intent, confirmed: byThisTab }).catch((error: unknown) => {
      console.error('The payment is not recorded yet', error);
      return undefined;
    });
    if (recorded && isGivenBack(recorded)) return setStage({ name: 'returned' });
    const paidBy = recorded ? recorded.paidBy : intent.paidBy;
    setStage({ name: 'paid', byThisTab, delivered: recorded?.fulfilled ?? false, paidBy });
  };

  const show = (outcome: Outcome) => {
    if (outcome.kind === 'paid') return deliver(outcome.byThisTab);
    if (isPaid.current) return undefined;
    if (outcome.kind === 'invalid' || outcome.kind === 'open') return setStage({ name: 'choosing' });
    if (outcome.kind === 'checking') return setStage({ name: 'checking', reason: outcome.reason });
    forgetAttempt(id);
    if (outcome.kind === 'canceled') return setStage({ name: 'canceled' });
    knownDecline.current = outcome.id;
    toast.error(t("We couldn't complete your payment."));
    return setStage({ name: 'declined', message: outcome.message, card: usedCard.current ?? outcome.card });
  };

  const pay = async (attempt: () => Promise<ProviderResult>, card?: UsedCard) => {
    const sent: Evidence = { attempted: true, knownDecline: knownDecline.current };
    evidence.current = sent;
    usedCard.current = card;
    rememberAttempt(id, { knownDecline: sent.knownDecline });
    setStage({ name: 'paying' });
    const provider = await runAttempt(attempt);
    const returned: Evidence = { ...sent, provider };
    const isLatest = () => evidence.current === sent;
    const first = decideOutcome(returned);
    const outcome = first.kind === 'checking' ? decideOutcome({ ...returned, report: await askForReport(id) }) : first;
    // A successful payment counts even when the buyer has started another attempt in the meantime.
    if (outcome.kind === 'paid' || isLatest()) await show(outcome);
    if (isLatest()) evidence.current = returned;
  };

  const check = async () => {
    const asked = evidence.current;
    const report = await askForReport(id);
    const outcome = decideOutcome({ ...asked, report });
    if (outcome.kind === 'paid' || evidence.current === asked) await show(outcome);
  };
  const checks = useRepeatedCheck(check, { active: stage.name === 'checking', pauses: CHECK_PAUSES });

  /** The provider's client may wait for a response that never comes, or for a buyer who is at the bank's page. */
  const checkWhilePaying = async () => {
    const report = await askForReport(id);
    if (typeof report === 'object' && report.status === 'requires_action') return;
    if (!isPaid.current) await show(decideOutcome({ ...evidence.current, report }));
  };
  useRepeatedCheck(checkWhilePaying, { active: stage.name === 'paying', pauses: PAYING_PAUSES });

  const started = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a reload found is delivered once
  useEffect(() => {
    if (started.current || start.kind !== 'paid') return;
    started.current = true;
    void deliver(start.byThisTab);
  }, []);

  const choose = () => {
    // A new object separates later results of the previous attempt from the form. Only a successful payment still
    // shows.
    evidence.current = { ...evidence.current };
    setStage({ name: 'choosing' });
  };
  return { stage, pay, choose, ...checks };
};
