import { useEffect, useState } from 'react';

/** The longest time between the clicks of a double click. */
const DOUBLE_CLICK_MS = 500;

/** False just after `step` changed, so that the second click of a double click presses no button of the new step. */
export const useSettled = (step: unknown): boolean => {
  const [settled, settle] = useState(step);
  useEffect(() => {
    const timer = setTimeout(() => settle(step), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return settled === step;
};
