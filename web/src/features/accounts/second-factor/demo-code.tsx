import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { loadDemoSignIns } from '../sign-in/load-demo-sign-ins.ts';

/** What an authenticator app of the demo's staff shows, in the local cloud only; a click fills the form. */
export const DemoCode = ({ email, onChoose }: { email: string; onChoose: (code: string) => void }) => {
  const { t } = useTranslation();
  const { data = [], refetch } = useQuery({
    queryKey: queryKeys.demoSignIns,
    queryFn: loadDemoSignIns,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const codeIn = (signIns: typeof data) => signIns.find((signIn) => signIn.email === email)?.code;
  if (!codeIn(data)) return null;
  const choose = async () => onChoose(codeIn((await refetch()).data ?? []) ?? '');
  return (
    <Button variant="quiet" justifySelf="start" marginInlineStart="-2.5" onClick={choose}>
      {t('Demo code')}
    </Button>
  );
};
