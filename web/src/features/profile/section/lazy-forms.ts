import { type ComponentType, lazy } from 'react';

/** Loads a named component of a module when the component is first shown. */
export const lazyFrom =
  <M extends object>(load: () => Promise<M>) =>
  <N extends keyof M>(name: N) =>
    lazy(async () => ({ default: (await load())[name] as ComponentType<PropsOf<M[N]>> }));

type PropsOf<C> = C extends (props: infer P) => unknown ? P : never;
