import { useQuery } from '@tanstack/react-query';
import ky from 'ky';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

export type DemoSignIn = {
  label: string;
  email: string;
  password: string;
  /** Of staff: what an authenticator app shows now. */
  code?: string;
};

/** Only the local cloud says `local`; a deployed site has no demo data and is not asked for any. */
const loadDemoSignIns = async (): Promise<DemoSignIn[]> => {
  const { local } = await ky.get('/config.json').json<{ local?: boolean }>();
  return local ? ky.get('/__local/demo').json<DemoSignIn[]>() : [];
};

/** Asked for once, and never a reason to wait or to complain. */
export const useDemoSignIns = () =>
  useQuery({
    queryKey: queryKeys.demoSignIns,
    queryFn: loadDemoSignIns,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
