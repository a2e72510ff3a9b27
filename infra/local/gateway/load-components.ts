import { readFileSync } from 'node:fs';
import { type LoadHookSync, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

const loadComponent: LoadHookSync = (url, context, nextLoad) => {
  if (!url.endsWith('.tsx')) return nextLoad(url, context);
  const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
    loader: 'tsx',
    jsx: 'automatic',
    jsxImportSource: 'hono/jsx',
    sourcemap: 'inline',
    sourcefile: fileURLToPath(url),
  });
  return { format: 'module', source: code, shortCircuit: true };
};

let isRegistered = false;

/** Lets Node import the components of the public pages, because Node strips types but doesn't support JSX. */
export const registerComponents = (): void => {
  if (isRegistered) return;
  isRegistered = true;
  registerHooks({ load: loadComponent });
};
