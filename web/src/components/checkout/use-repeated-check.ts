import { useCallback, useEffect, useRef, useState } from 'react';

/** Seconds before each check of a payment whose outcome isn't known; the last one repeats. */
export const CHECK_PAUSES = [2, 4, 8, 15, 30, 60] as const;

/** Seconds before each check while the provider's client is confirming. It usually returns before the first check. */
export const PAYING_PAUSES = [20, 20, 30, 60] as const;

type Checks = { active: boolean; pauses: readonly number[] };

/** Repeats a check with growing pauses while `active`, and immediately when the connection returns. */
export const useRepeatedCheck = (check: () => Promise<unknown>, { active, pauses }: Checks) => {
  const [busy, setBusy] = useState(false);
  const [checks, setChecks] = useState(0);
  const latest = useRef(check);
  const running = useRef(false);
  useEffect(() => {
    latest.current = check;
  });

  const checkNow = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await latest.current().finally(() => {
      running.current = false;
      setBusy(false);
      setChecks((count) => count + 1);
    });
  }, []);

  useEffect(() => {
    if (!active) return setChecks(0);
    const seconds = pauses[Math.min(checks, pauses.length - 1)] ?? 60;
    const timer = setTimeout(() => void checkNow(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [active, checks, pauses, checkNow]);

  useEffect(() => {
    if (!active) return undefined;
    const onOnline = () => void checkNow();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [active, checkNow]);

  return { busy, checkNow };
};
