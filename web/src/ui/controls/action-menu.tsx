import { Menu, Portal } from '@chakra-ui/react';
import { ACTION_MENU_ROOM_PX } from '@plumbline/shared/options/limits';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button.tsx';

type Action = {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  disabled?: boolean;
  /** Whether the action ends something. Such an action has a rule above it. */
  ends?: boolean;
};

type ActionMenuProps = {
  /** The button's text, such as 'Manage Post'. */
  label: string;
  /** The subject of the actions, for screen readers, where one page has several menus. */
  about?: string;
  actions: readonly Action[];
};

/** The actions of a row behind one button. The menu opens upward when there is too little room below [SHL-36]. */
export const ActionMenu = ({ label, about, actions }: ActionMenuProps) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const page = useRef<HTMLElement>(null);
  const setTrigger = (button: HTMLButtonElement | null) => {
    trigger.current = button;
    page.current = button?.closest('main') ?? null;
  };
  const [upward, setUpward] = useState(false);
  // Runs before the menu gets the click or the key, because the menu computes its position when it opens.
  const measure = () => {
    const bottom = trigger.current?.getBoundingClientRect().bottom ?? 0;
    flushSync(() => setUpward(window.innerHeight - bottom < ACTION_MENU_ROOM_PX));
  };
  return (
    <Menu.Root positioning={{ placement: upward ? 'top-end' : 'bottom-end', flip: false }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button
          ref={setTrigger}
          onClickCapture={measure}
          onKeyDownCapture={measure}
          {...(about && { 'aria-label': `${label}, ${about}` })}
        >
          {label}
          <ChevronDown size={16} aria-hidden />
        </Button>
      </Menu.Trigger>
      {/* Within the page's landmark, where screen readers expect the content of a page. */}
      <Portal container={page}>
        <Menu.Positioner>
          <Menu.Content>
            {actions.map(({ label: text, icon: Icon, onSelect, disabled, ends }) => (
              <Fragment key={text}>
                {ends && <Menu.Separator />}
                <Menu.Item value={text} onClick={onSelect} disabled={disabled}>
                  {Icon && <Icon size={20} aria-hidden />}
                  {text}
                </Menu.Item>
              </Fragment>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
};
