import { join } from 'node:path';
import { build } from 'esbuild';

let bundle: Promise<string> | undefined;

/** Returns the browser script that replaces Stripe.js, bundled on the first call. Used only locally. */
export function bundleStripeJs(): Promise<string> {
  bundle ??= build({
    entryPoints: [join(import.meta.dirname, 'browser', 'main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  }).then((result) => result.outputFiles[0]?.text ?? '');
  return bundle;
}
