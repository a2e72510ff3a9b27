import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes/routes.tsx';

export const router = createBrowserRouter(routes);

/** Resolves once the parts of the first page have loaded or failed. */
export const firstPageLoaded = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe(({ initialized }) => initialized && resolve());
  if (router.state.initialized) resolve();
  return promise.finally(stop);
};
