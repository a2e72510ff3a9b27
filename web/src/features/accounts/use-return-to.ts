import { useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../../lib/session/safe-redirect.ts';

/** The page of this site to return to after signing up or in, such as a job to apply to. */
export const useReturnTo = (): string | undefined => {
  const [query] = useSearchParams();
  return safeRedirect(query.get('redirect') ?? query.get('to'));
};
