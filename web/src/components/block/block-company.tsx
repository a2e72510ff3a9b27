import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/text/banner.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { type Company, useUnblock } from './use-block.ts';

/** A button next to a company's job that blocks the company. */
export const BlockCompany = ({ company }: { company: Company }) => {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="text" justifySelf="start" onClick={() => setAsks(true)}>
        <Ban size={18} aria-hidden />
        {t('Block this company')}
      </Button>
      <BlockDialog company={asks ? company : undefined} onClose={() => setAsks(false)} />
    </>
  );
};

type UnblockProps = { company: Company; onDone?: () => void };

export const UnblockButton = ({ company, onDone }: UnblockProps) => {
  const { t } = useTranslation();
  const unblock = useUnblock();
  const send = () => unblock.mutate(company, { onSuccess: () => onDone?.() });
  return (
    <Button onClick={send} disabled={unblock.isPending} aria-label={`${t('Unblock')}, ${company.name}`}>
      {t('Unblock')}
    </Button>
  );
};

/** Shows above a job of a company that the seeker has blocked, with a button to unblock the company. */
export const BlockedBanner = ({ company }: { company: Company }) => {
  const { t } = useTranslation();
  return (
    <Banner icon={Ban} action={<UnblockButton company={company} />}>
      {t("You blocked {{name}}. They don't see you, and you can't apply.", { name: company.name })}
    </Banner>
  );
};
