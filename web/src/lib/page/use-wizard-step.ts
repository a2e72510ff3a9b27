import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The step of a wizard, counted from 0, with a history entry for each step, so that the browser's Back returns to the
 * step before. `first` is the step that the page opens with.
 */
export const useWizardStep = (first = 0) => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const entry = (state as { step?: number; from?: number } | null) ?? {};
  const step = entry.step ?? first;
  const hasStep = entry.step !== undefined;
  // Every entry names its step. After a reload, `first` is another one than when the wizard was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry without a step
  useEffect(() => {
    if (!hasStep) void navigate({ pathname, search, hash }, { state: { ...entry, step: first }, replace: true });
  }, [hasStep]);
  const goTo = (next: number) => {
    if (next === step) return;
    // The entry before this one is that of the step before, unless the page was opened with a later step.
    const isBefore = entry.from !== undefined && next === entry.from;
    if (isBefore) void navigate(-1);
    else void navigate({ pathname, search, hash }, { state: { step: next, from: step }, replace: next < step });
  };
  return { step, goTo };
};
