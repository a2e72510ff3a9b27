import { type ReactNode, useState } from 'react';

type WithStateProps<T> = { start: T; draw: (value: T, change: (value: T) => void) => ReactNode };

/** Draws a component with a value that changes, as its page would store it. */
export const WithState = <T,>({ start, draw }: WithStateProps<T>) => {
  const [value, change] = useState(start);
  return draw(value, change);
};
