import { pathToFileURL } from 'node:url';
import { type Plugin, transform } from 'esbuild';

/** Puts the style sheets of the public pages into the bundle, minified: a function has no files next to its code. */
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
