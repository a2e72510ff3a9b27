import { Box } from '@chakra-ui/react';
import { TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { termsChanges } from '@plumbline/shared/options/legal/terms-changes';
import { paths } from '@plumbline/shared/options/paths';
import { useMutation } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { setAgreedTerms, useSessionKind } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Modal } from '../../../ui/dialogs/dialog.tsx';
import { Notice } from '../../../ui/text/notice.tsx';
import { useLogout } from '../use-logout.ts';

/** What changed in the terms, and the question whether the user agrees. It closes with an answer only. */
export const AgreementDialog = () => {
  const { t, i18n } = useTranslation();
  const isStaff = useSessionKind() === 'admin';
  const language = i18n.language === 'es' ? 'es' : 'en';
  const logout = useLogout();
  const agree = useMutation({
    mutationFn: () => call('POST /api/users/agreement', { body: { version: TERMS_VERSION, language } }),
    onSuccess: () => setAgreedTerms(TERMS_VERSION),
  });
  const isBusy = agree.isPending || logout.isPending;
  const settings = isStaff ? paths.admin.account.path() : paths.toolbox.settings.path();
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
          <Button variant="primary" onClick={() => agree.mutate()} disabled={isBusy}>
            {t('I agree')}
          </Button>
        </>
      }
    >
      <Box display="grid" gap="3">
        {agree.isError && <Notice tone="danger">{errorText(t, agree.error, "We couldn't store your answer.")}</Notice>}
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
            components={{ settings: <Link to={settings} /> }}
          />
        </p>
      </Box>
    </Modal>
  );
};
