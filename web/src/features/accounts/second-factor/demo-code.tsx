import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { useDemoSignIns } from '../sign-in/use-demo-sign-ins.ts';

/** The code that an authenticator app of the demo's staff shows, in the local cloud only; a click fills the form. */
export const DemoCode = ({ email, onChoose }: { email: string; onChoose: (code: string) => void }) => {
  const { t } = useTranslation();
  const { data = [], refetch } = useDemoSignIns();
  const codeIn = (signIns: typeof data) => signIns.find((signIn) => signIn.email === email)?.code;
  if (!codeIn(data)) return null;
  const choose = async () => onChoose(codeIn((await refetch()).data ?? []) ?? '');
  return (
    <Button variant="quiet" justifySelf="start" marginInlineStart="-2.5" onClick={choose}>
      {t('Demo code')}
    </Button>
  );
};
