import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryKeys } from '../../lib/queries/query-keys.ts';

/** Reloads everything but the intent, because the purchase may have changed it, and goes back [PAY-11]. */
export const useContinue = () => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const goOn = async (returnPath: string) => {
    setBusy(true);
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.paymentIntents[0] });
    await navigate(returnPath, { replace: true, state });
  };
  return { goOn, busy };
};
