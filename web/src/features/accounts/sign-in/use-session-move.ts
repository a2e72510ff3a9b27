import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

/**
 * Changes the session and goes on from there. The page's guard reacts to the change with a move of its own;
 * flushing lets that happen first, so that this one is the last and holds.
 */
export const useSessionMove = () => {
  const navigate = useNavigate();
  return (change: () => void, to: string) => {
    flushSync(change);
    return navigate(to, { replace: true });
  };
};
