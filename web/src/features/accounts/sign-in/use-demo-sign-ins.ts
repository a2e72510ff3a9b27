import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

export type DemoSignIn = {
  label: string;
  email: string;
  password: string;
  /** For staff: the code that an authenticator app shows now. */
  code?: string;
};

const read = async <T>(path: string): Promise<T> => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
};

/**
 * Loads the sign-ins of the demo data. Only the local cloud's configuration has `local`; a deployed site has no demo
 * data.
 */
const loadDemoSignIns = async (): Promise<DemoSignIn[]> => {
  const { local } = await read<{ local?: boolean }>('/config.json');
  return local ? read('/__local/demo') : [];
};

/** Requested once; a failure is ignored. */
export const useDemoSignIns = () =>
  useQuery({
    queryKey: queryKeys.demoSignIns,
    queryFn: loadDemoSignIns,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
