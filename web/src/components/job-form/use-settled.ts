import { useEffect, useState } from 'react';

/** As long as the second click of a double click may take. */
const DOUBLE_CLICK_MS = 500;

/** False just after `step` changed: the second click of a double click meets no button of the step that came. */
export const useSettled = (step: unknown): boolean => {
  const [settled, settle] = useState(step);
  useEffect(() => {
    const timer = setTimeout(() => settle(step), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return settled === step;
};
