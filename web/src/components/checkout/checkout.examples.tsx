import { listPaymentMethods } from '@plumbline/shared/contracts/payments/cards';
import { getIntent, type IntentView } from '@plumbline/shared/contracts/payments/intents';
import { paths } from '@plumbline/shared/options/paths';
import { t } from 'i18next';
import type { Example, Examples } from '../../../gallery/example.ts';
import { answering, type Reply } from '../../../gallery/replies.ts';
import { WORKER } from '../../../gallery/workers.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chips } from '../../ui/text/pill.tsx';
import { CardBrand } from './card/card-brand.tsx';
import { CardFormFailed } from './card/card-form-failed.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { CheckingView } from './purchase/checking-view.tsx';
import { PurchaseView } from './purchase/purchase-view.tsx';
import { RefundRule } from './purchase/refund-rule.tsx';

const intent = (changes: Partial<IntentView> = {}): IntentView => ({
  id: 'pi_1',
  status: 'requires_payment_method',
  client_secret: 'pi_1_secret_1',
  amount: 4900,
  metadata: { product_name: 'Unlock Applicant Resume - Skill 2', product_slug: 'unlock_applicant_resume_skill_2' },
  return_url: paths.dashboard.path(),
  subject: { profile: WORKER, name: 'Jobseeker9c07' },
  ...changes,
});

const purchase = (...replies: Reply[]): Example => ({
  Draw: () => <PurchaseView intentId="pi_1" onCancel={() => {}} />,
  as: 'provider',
  replies,
});
const card = {
  id: 'pm_1',
  customer: 'cus_1',
  isDefault: true,
  card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 },
};

export const examples: Examples = {
  CardBrand: {
    all: () => (
      <Chips>
        {['visa', 'mastercard', 'amex', 'diners', 'discover', 'jcb', 'unionpay', 'other'].map((brand) => (
          <CardBrand key={brand} brand={brand} />
        ))}
      </Chips>
    ),
  },
  CardFormFailed: {
    open: () => (
      <PaymentDialog title={t('Payment')} onClose={() => {}}>
        <CardFormFailed onRetry={() => {}} onCancel={() => {}} />
      </PaymentDialog>
    ),
  },
  CheckingView: {
    open: () => (
      <PaymentDialog title={t("We're checking your payment")}>
        <CheckingView
          label={t('Checking...')}
          texts={[t('It was charged once.')]}
          link={<Button>{t('Back')}</Button>}
          busy={false}
          onCheck={() => {}}
          onTryAgain={() => {}}
        />
      </PaymentDialog>
    ),
  },
  PurchaseView: {
    'with a saved card': purchase(answering(getIntent, intent()), answering(listPaymentMethods, { results: [card] })),
    'an address that fails': purchase(
      answering(getIntent, intent({ emailFails: { hasPhone: false } })),
      answering(listPaymentMethods, { results: [card] }),
    ),
    'paid by a colleague': purchase(
      answering(getIntent, intent({ status: 'succeeded', paidBy: { name: 'Ruth Eby' } })),
    ),
    canceled: purchase(answering(getIntent, intent({ status: 'canceled' }))),
    unknown: purchase(),
    failed: purchase(answering(getIntent, { status: 500, code: 'unexpected' })),
  },
  RefundRule: { unlock: () => <RefundRule slug="unlock_applicant_resume_skill_2" /> },
};
