import { type ReactNode, useState } from 'react';

type WithStateProps<T> = { start: T; draw: (value: T, change: (value: T) => void) => ReactNode };

/** A component whose value its page holds. */
export const WithState = <T,>({ start, draw }: WithStateProps<T>) => {
  const [value, change] = useState(start);
  return draw(value, change);
};
