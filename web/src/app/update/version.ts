import { REQUEST_TIMEOUT_MS, VERSION_CHECK_MS } from '@plumbline/shared/options/limits';
import { ownBuild } from '../../lib/offline/own-build.ts';

const FAILURE = 'Error: Network Error';

/** The hash of the newest build on the server; fails with the server's message or 'Error: Network Error' [SHL-21]. */
export const fetchBuildHash = async (at = Date.now()): Promise<string> => {
  let response: Response;
  try {
    response = await fetch(`/version.json?t=${at}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
  } catch {
    throw new Error(FAILURE);
  }
  const body: { hash?: unknown; message?: unknown } | undefined = await response.json().catch(() => undefined);
  if (response.ok && typeof body?.hash === 'string') return body.hash;
  throw new Error(typeof body?.message === 'string' ? body.message : FAILURE);
};

/** Requests the build's hash every two minutes and calls back once it differs from this page's [SHL-21]. */
export const watchVersion = (onChange: () => void): (() => void) => {
  const check = async () => {
    try {
      if ((await fetchBuildHash()) === ownBuild()) return;
      clearInterval(timer);
      onChange();
    } catch (error) {
      console.error((error as Error).message);
    }
  };
  const timer = setInterval(check, VERSION_CHECK_MS);
  return () => clearInterval(timer);
};
