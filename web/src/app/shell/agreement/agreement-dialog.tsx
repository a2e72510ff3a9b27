import { Box } from '@chakra-ui/react';
import { TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { termsChanges } from '@plumbline/shared/options/legal/terms-changes';
import { paths } from '@plumbline/shared/options/paths';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { codeOf, statusOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { putOffAgreement, setAgreedTerms } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Modal } from '../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../ui/text/notice.tsx';
import { loadNewest } from '../../update/worker.ts';
import { useLogout } from '../use-logout.ts';

/** Whether a request failed without a response, because of maintenance or by another error of the server. */
const isOutage = (error: unknown): boolean => statusOf(error) === 0 || statusOf(error) >= 500;

/** Agreeing again changes nothing, so a user without a response can simply try again. */
const failureText = (t: TFunction, error: unknown): string =>
  statusOf(error) === 0
    ? t('We got no response, so your answer may not be stored. Check your connection and try again.')
    : errorText(t, error, "We couldn't store your answer.");

/**
 * The changes of the terms, and the question whether the user agrees. It closes with an answer only, or with 'Later'
 * when the answer can't be stored.
 */
export const AgreementDialog = ({ canStore }: { canStore: boolean }) => {
  const { t, i18n } = useTranslation();
  const language = i18n.language === 'es' ? 'es' : 'en';
  const logout = useLogout();
  const agree = useMutation({
    mutationFn: () => call('POST /api/users/agreement', { body: { version: TERMS_VERSION, language } }),
    onSuccess: () => setAgreedTerms(TERMS_VERSION),
  });
  const canPutOff = !canStore || (agree.isError && isOutage(agree.error));
  const isBusy = agree.isPending || logout.isPending;
  const isOutdated = codeOf(agree.error) === 'terms_changed';
  return (
    <Modal
      open
      onClose={() => undefined}
      closable={false}
      title={t('We changed our terms')}
      actions={
        <>
          <Button onClick={() => logout.mutate()} disabled={isBusy}>
            {t('Logout')}
          </Button>
          {canPutOff && (
            <Button onClick={putOffAgreement} disabled={isBusy}>
              {t('Later')}
            </Button>
          )}
          {isOutdated ? (
            <Button variant="primary" onClick={loadNewest} disabled={isBusy}>
              {t('Reload')}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => agree.mutate()} disabled={isBusy}>
              {t('I agree')}
            </Button>
          )}
        </>
      }
    >
      <Box display="grid" gap="3">
        {agree.isError && <Notice tone="danger">{failureText(t, agree.error)}</Notice>}
        {canPutOff && <p>{t("Pick Later to go on. We'll ask again the next time you open Plumbline.")}</p>}
        <p>{t("What's new:")}</p>
        <Box as="ul" display="grid" gap="2" ps="5" listStyleType="disc">
          {termsChanges.map((change) => (
            <li key={change.en}>{change[language]}</li>
          ))}
        </Box>
        <p>
          <Trans
            i18nKey={msg('Read the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>.')}
            components={{ terms: <Link to={paths.terms.path()} />, privacy: <Link to={paths.privacyPolicy.path()} /> }}
          />
        </p>
        <p>
          <Trans
            i18nKey={msg(
              "If you don't agree, download a copy of your data and delete your account in <settings>Settings</settings>.",
            )}
            components={{ settings: <Link to={paths.toolbox.settings.path()} /> }}
          />
        </p>
      </Box>
    </Modal>
  );
};
