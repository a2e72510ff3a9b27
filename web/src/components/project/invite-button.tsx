import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsCompany, useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { InviteDialog } from './invite-dialog.tsx';

type InviteButtonProps = {
  company: { id: string; name: string };
  /** 'Invite', or 'Connect' on a vendor's profile [PRJ-37]. */
  label: string;
};

/**
 * A button that opens the company's projects, to invite another company to one. Shows only to companies, on profiles of
 * others.
 */
export const InviteButton = ({ company, label }: InviteButtonProps) => {
  const { t } = useTranslation();
  const isCompany = useIsCompany();
  const own = useSession().profile?.id;
  const [open, setOpen] = useState(false);
  if (!isCompany || company.id === own) return null;
  return (
    <>
      <Button
        onClick={() => setOpen(true)}
        aria-label={t('{{action}}: {{name}}', { action: label, name: company.name })}
      >
        <UserPlus size={16} aria-hidden />
        {label}
      </Button>
      <InviteDialog company={company} open={open} onClose={() => setOpen(false)} />
    </>
  );
};
