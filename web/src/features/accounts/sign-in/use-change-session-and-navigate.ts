import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

/**
 * Changes the session and navigates. The page's guard reacts to the change with a redirect of its own. Flushing lets
 * that redirect happen first, so that this navigation is the last.
 */
export const useChangeSessionAndNavigate = () => {
  const navigate = useNavigate();
  return (change: () => void, to: string) => {
    flushSync(change);
    return navigate(to, { replace: true });
  };
};
