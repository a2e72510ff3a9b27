import { useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../../lib/session/safe-redirect.ts';

/** The page of this site that signing up or in leads back to, such as the job somebody wants to apply to. */
export const useReturnTo = (): string | undefined => {
  const [query] = useSearchParams();
  return safeRedirect(query.get('redirect') ?? query.get('to'));
};
