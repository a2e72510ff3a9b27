/** The settings of the site's operator, which the build writes into the pages (src/lib/site-owner.ts). */
export const ownerSettings = {
  'import.meta.env.LEGAL_NAME': JSON.stringify(process.env.LEGAL_NAME ?? ''),
  'import.meta.env.POSTAL_ADDRESS': JSON.stringify(process.env.POSTAL_ADDRESS ?? ''),
};
