import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onUnkeptDraft } from '../lib/session/browser-storage.ts';
import { toast } from '../ui/toasts/toast.ts';

/** Says once a visit that typed text lasts only as long as the page. */
export const UnkeptDraftNotice = () => {
  const { t } = useTranslation();
  useEffect(() => {
    const stop = onUnkeptDraft(() => {
      stop();
      void toast.info(t("This browser can't keep your draft. Send or save it before you close this page."));
    });
    return stop;
  }, [t]);
  return null;
};
