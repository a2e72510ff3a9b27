import { lazy, Suspense, useState } from 'react';
import { loadUserMenu } from '../use-warm-up.ts';
import { UserMenuButton, type UserMenuProps } from './user-menu-button.tsx';

const OpenUserMenu = lazy(async () => ({ default: (await loadUserMenu()).OpenUserMenu }));

/** Renders the button alone until it is first pressed: the code of a menu is as large as the rest of the shell. */
export const UserMenu = (props: UserMenuProps) => {
  const { name, company, isPerson } = props;
  const [pressed, setPressed] = useState<'key' | 'pointer'>();
  const button = (
    <UserMenuButton
      name={name}
      company={company}
      isPerson={isPerson}
      aria-haspopup="menu"
      aria-expanded={false}
      // A press by key has a click count of 0.
      onClick={({ detail }) => setPressed(detail === 0 ? 'key' : 'pointer')}
      onKeyDown={({ key }) => key === 'ArrowDown' && setPressed('key')}
    />
  );
  if (!pressed) return button;
  return (
    <Suspense fallback={button}>
      <OpenUserMenu {...props} byKey={pressed === 'key'} />
    </Suspense>
  );
};
