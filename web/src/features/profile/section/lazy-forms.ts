import { type ComponentType, lazy } from 'react';

/** A named component of a module that loads when it is first shown. */
export const lazyFrom =
  <M extends object>(load: () => Promise<M>) =>
  <N extends keyof M>(name: N) =>
    lazy(async () => ({ default: (await load())[name] as ComponentType<PropsOf<M[N]>> }));

type PropsOf<C> = C extends (props: infer P) => unknown ? P : never;
