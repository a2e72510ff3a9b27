/** How every function is bundled; the bench bundles the same way. */
export const bundling = {
  target: 'node24',
  mainFields: ['module', 'main'],
  minify: true,
  // Packages that are still CommonJS call require() for Node's own modules.
  banner: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);",
} as const;
