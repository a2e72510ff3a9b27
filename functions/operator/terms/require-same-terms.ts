import { TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { environment } from '../../platform/environment.ts';

/**
 * Throws unless the stage runs the terms of this checkout. An e-mail about others would announce texts that the site
 * doesn't show, or texts that everyone has agreed to.
 */
export const requireSameTerms = (stage: string): void => {
  const { termsVersion } = environment;
  if (termsVersion === TERMS_VERSION) return;
  const deployed = termsVersion ? `has the terms of ${termsVersion}` : 'was deployed before its terms had a version';
  throw new Error(
    `The stage ${stage} ${deployed}, this checkout those of ${TERMS_VERSION}. ` +
      'Deploy this commit, or check out the commit that is deployed. No e-mail was sent.',
  );
};
