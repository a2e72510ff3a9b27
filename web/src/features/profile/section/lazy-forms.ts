import { type ComponentType, lazy, useEffect } from 'react';
import { useEditing } from './editing.ts';

/** Loads a named component of a module when the component is first shown. */
export const lazyFrom =
  <M extends object>(load: () => Promise<M>) =>
  <N extends keyof M>(name: N) =>
    lazy(async () => ({ default: (await load())[name] as ComponentType<PropsOf<M[N]>> }));

/**
 * Loads the forms as soon as the page is edited, so that a form opens within the tap and nothing moves later. A failed
 * download is repeated when a form opens.
 */
export const usePreloadedForms = (load: () => Promise<unknown>): void => {
  const { editing } = useEditing();
  useEffect(() => {
    if (editing) load().catch(() => undefined);
  }, [editing, load]);
};

type PropsOf<C> = C extends (props: infer P) => unknown ? P : never;
