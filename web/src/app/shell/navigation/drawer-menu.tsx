import { Drawer, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/button.tsx';
import { NavList } from './nav-list.tsx';

type DrawerMenuProps = ComponentProps<typeof NavList> & { open: boolean; onClose: () => void };

/** The sidebar's list on narrower screens. */
export const DrawerMenu = ({ open, onClose, onSupport, onLogout, ...list }: DrawerMenuProps) => {
  const { t } = useTranslation();
  const closing = (then: () => void) => () => {
    onClose();
    then();
  };
  return (
    <Drawer.Root open={open} onOpenChange={(change) => !change.open && onClose()} lazyMount unmountOnExit>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header position="relative" zIndex="2" bg="bg">
              <Drawer.Title asChild>
                <h2>{t('Menu')}</h2>
              </Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <IconButton aria-label={t('Close')}>
                  <X size={20} aria-hidden />
                </IconButton>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body overflowX="hidden">
              <NavList {...list} onChosen={onClose} onSupport={closing(onSupport)} onLogout={closing(onLogout)} />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
};
