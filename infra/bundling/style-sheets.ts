import { pathToFileURL } from 'node:url';
import { type Plugin, transform } from 'esbuild';

/**
 * Adds the minified style sheets of the public pages to the bundle, because a function has no other files next to its
 * code.
 */
export const bundledStyleSheets: Plugin = {
  name: 'bundled-style-sheets',
  setup(build) {
    build.onLoad({ filter: /functions\/api\/public\/page\/style-sheets\.ts$/ }, async ({ path }) => {
      const { styleSheets } = (await import(pathToFileURL(path).href)) as { styleSheets: string };
      const { code } = await transform(styleSheets, { loader: 'css', minify: true });
      return { contents: `export const styleSheets = ${JSON.stringify(code.trim())};`, loader: 'js' };
    });
  },
};
