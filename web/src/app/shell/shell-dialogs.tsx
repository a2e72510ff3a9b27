import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { DrawerMenu } from './navigation/drawer-menu.tsx';
import { useLogout } from './use-logout.ts';

type ShellDialogsProps = Omit<ComponentProps<typeof DrawerMenu>, 'open'> & { open: 'menu' | 'logout' | undefined };

/** The dialogs that the shell's buttons open. */
export const ShellDialogs = ({ open, onClose, ...list }: ShellDialogsProps) => {
  const { t } = useTranslation();
  const logout = useLogout();
  return (
    <>
      <DrawerMenu open={open === 'menu'} onClose={onClose} {...list} />
      <ConfirmDialog
        open={open === 'logout'}
        title={t('Logout')}
        text={t('Do you want to logout?')}
        onCancel={onClose}
        onConfirm={() => logout.mutate(undefined, { onSettled: onClose })}
        busy={logout.isPending}
      />
    </>
  );
};
