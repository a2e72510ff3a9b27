import { Dialog } from '@chakra-ui/react';
import type { IntentView } from '@plumbline/shared/contracts/payments/intents';
import { ListSkeleton } from '../../../ui/states/skeleton.tsx';
import { PurchaseTotals } from './purchase-totals.tsx';

/** The bill shows while cards and form load. */
export const PaymentFormLoading = ({ intent }: { intent: IntentView }) => (
  <Dialog.Body pb="6">
    <PurchaseTotals intent={intent} />
    <ListSkeleton rows={2} avatar={false} />
  </Dialog.Body>
);
