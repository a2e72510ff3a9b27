import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../ui/fields/choice.tsx';
import { type DemoSignIn, useDemoSignIns } from './use-demo-sign-ins.ts';

/**
 * The sign-ins of the demo data, in the local cloud only. Choosing one fills the form. The field is one line high, so
 * that the page doesn't move when the sign-ins load.
 */
export const DemoSignIns = ({ onChoose }: { onChoose: (signIn: DemoSignIn) => void }) => {
  const { t } = useTranslation();
  const { data = [] } = useDemoSignIns();
  const [chosen, setChosen] = useState('');
  if (data.length === 0) return null;
  const choose = (email: string) => {
    setChosen(email);
    const signIn = data.find((each) => each.email === email);
    if (signIn) onChoose(signIn);
  };
  return (
    <Choice
      label={t('Demo sign-ins')}
      labelHidden
      value={chosen}
      values={['', ...data.map(({ email }) => email)]}
      words={{ '': 'Demo sign-ins', ...Object.fromEntries(data.map(({ email, label }) => [email, label])) }}
      canChoose={(email) => email !== ''}
      onChange={choose}
    />
  );
};
