import { useCallback, useEffect, useRef, useState } from 'react';
import { type ChallengeRequest, solveFreshChallenge } from './solve-challenge.ts';

/** The time after which a page says that it is still working. */
const SLOW_MS = 1000;

/** Solves challenges for a form. The work ends when the form unmounts, and when its next challenge starts. */
export const useChallenge = () => {
  const [isSlow, setIsSlow] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const solve = useCallback(async (request: Omit<ChallengeRequest, 'signal'>): Promise<string> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    try {
      return await solveFreshChallenge({ ...request, signal: controller.signal });
    } finally {
      clearTimeout(timer);
      if (running.current === controller) setIsSlow(false);
    }
  }, []);
  return { solve, isSlow };
};
