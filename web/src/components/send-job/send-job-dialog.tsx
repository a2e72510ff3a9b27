import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/dialogs/dialog.tsx';
import { PendingAnswer } from '../../ui/states/pending-answer.tsx';
import { usePurchaseAddress } from '../checkout/use-purchase-address.ts';
import { useStartPurchase } from '../checkout/use-start-purchase.ts';
import { sendable } from './job-choice.ts';
import { JobList } from './job-list.tsx';
import { SendPrice } from './send-price.tsx';
import { useJobChoices } from './use-job-choices.ts';

/** The recipient of a job, as far as the company may know. */
export type Receiver = Pick<ProfileView, 'id' | 'name' | 'lastName'>;
type SendJobDialogProps = { seeker: Receiver; open: boolean; onClose: () => void };

/** Chooses open jobs to send to a seeker and shows the price; the page then takes the payment [APP-23 to APP-26]. */
export const SendJobDialog = ({ seeker, open, onClose }: SendJobDialogProps) => {
  const { t } = useTranslation();
  const { addressWith } = usePurchaseAddress();
  const purchase = useStartPurchase();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { choices, amount, failed, retry } = useJobChoices(seeker.id, open);
  const chosen = sendable(choices ?? [], ticked);
  const busy = purchase.isPending;

  const close = () => {
    setTicked([]);
    onClose();
  };
  const send = () =>
    purchase.mutate(
      {
        product_slug: 'send_job_post_match',
        candidate_profile_id: seeker.id,
        job_ids: chosen,
        return_url: addressWith(),
        checkoutPath: addressWith,
      },
      { onSuccess: close },
    );
  const toggle = (id: string) =>
    setTicked(ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id]);

  const closeOnly = <Button onClick={close}>{t('Close')}</Button>;
  const shell = { open, onClose: close, title: t('Send Job'), closable: !busy };
  if (choices?.length && amount !== undefined) {
    return (
      <Modal
        {...shell}
        actions={
          <>
            <Button onClick={close} disabled={busy}>
              {t('Cancel')}
            </Button>
            <Button variant="primary" onClick={send} disabled={busy || chosen.length === 0}>
              {t('Send')}
            </Button>
          </>
        }
      >
        <JobList name={fullName(seeker)} choices={choices} chosen={chosen} busy={busy} onToggle={toggle} />
        <SendPrice amount={amount} count={chosen.length} />
      </Modal>
    );
  }
  return (
    <Modal {...shell} actions={closeOnly}>
      {choices?.length === 0 ? (
        <p>{t('You have no active job postings. Please go to the "Job Postings" tab and create a job listing.')}</p>
      ) : (
        <PendingAnswer
          query={{ isError: failed, refetch: retry }}
          failure={t("We couldn't find your jobs.")}
          avatar={false}
        />
      )}
    </Modal>
  );
};
