import { TERMS_BEFORE_RECORDS, TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requireSameTerms } from './require-same-terms.ts';

afterEach(() => void vi.unstubAllEnvs());

describe('the e-mail about changed terms', () => {
  it('is sent when the stage has the terms of the checkout', () => {
    vi.stubEnv('TERMS_VERSION', TERMS_VERSION);
    expect(() => requireSameTerms('production')).not.toThrow();
  });

  it.each([
    [TERMS_BEFORE_RECORDS, `has the terms of ${TERMS_BEFORE_RECORDS}`],
    ['', 'was deployed before its terms had a version'],
  ])('is not sent when the stage has the terms %j', (deployed, reason) => {
    vi.stubEnv('TERMS_VERSION', deployed);
    expect(() => requireSameTerms('production')).toThrow(`The stage production ${reason}, this checkout those of`);
  });
});
