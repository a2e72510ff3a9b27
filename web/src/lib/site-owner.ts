import { USUAL_LEGAL_NAME } from '@plumbline/shared/options/legal/site-owner';

/** The company that runs the site, from the settings at the time of the build. The address is empty without one. */
export const siteOwner = {
  name: import.meta.env.LEGAL_NAME || USUAL_LEGAL_NAME,
  address: import.meta.env.POSTAL_ADDRESS || '',
} as const;
