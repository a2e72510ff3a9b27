import { Box } from '@chakra-ui/react';
import { phoneText } from '@plumbline/shared/domain/contact-details/phone';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnProfile } from '../../../lib/queries/own-profile.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Modal } from '../../../ui/dialogs/dialog.tsx';

const Side = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box px="4" py="3" overflowWrap="anywhere">
    <Box as="dt" color="muted" textStyle="small">
      {label}
    </Box>
    <Box as="dd" display="grid">
      {children}
    </Box>
  </Box>
);

type SwapDialogProps = { open: boolean; company: string; busy: boolean; onConfirm: () => void; onClose: () => void };

/** The one question before a job seeker's phone number is given away: what each side gets [BRF-12]. */
export const SwapDialog = ({ open, company, busy, onConfirm, onClose }: SwapDialogProps) => {
  const { t } = useTranslation();
  const { data: own } = useOwnProfile();
  return (
    <Modal
      open={open}
      onClose={onClose}
      closable={!busy}
      title={t('Swap contact details?')}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Cancel')}
          </Button>
          <Button variant="primary" onClick={onConfirm} disabled={busy}>
            {busy ? t('Sending...') : t('Swap contact details')}
          </Button>
        </>
      }
    >
      <Box display="grid" gap="4">
        <p>
          {t("{{company}} gets your name, phone and email, and you get theirs. You're not committing to the job.", {
            company,
          })}
        </p>
        <Box
          as="dl"
          borderWidth="1px"
          borderColor="border"
          borderRadius="m"
          css={{ '& > div + div': { borderTopWidth: '1px', borderColor: 'border' } }}
        >
          {own && (
            <Side label={t('They get')}>
              <b>{fullName(own)}</b>
              {own.phoneNumber && <span>{phoneText(own.phoneNumber, own.phoneExtension)}</span>}
              {own.email && <span>{own.email}</span>}
            </Side>
          )}
          <Side label={t('You get')}>
            <b>{company}</b>
            <span>{t("The company's phone and email")}</span>
          </Side>
        </Box>
      </Box>
    </Modal>
  );
};
