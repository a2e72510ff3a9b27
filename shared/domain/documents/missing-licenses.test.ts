import { expect, it } from 'vitest';
import { missingLicenses } from './missing-licenses.ts';

it('names the licenses that a worker lacks, and those that have expired', () => {
  const documents = [
    { kind: 'cdl', validity: 'valid' },
    { kind: 'twic', validity: 'expired' },
    { kind: 'forklift', validity: 'expires-soon' },
  ] as const;
  expect(missingLicenses(['cdl', 'twic', 'forklift', 'nccer'], documents)).toEqual(['twic', 'nccer']);
});

it('a higher license covers the lower one, and not the other way round', () => {
  const higher = [
    { kind: 'osha-30', validity: 'valid' },
    { kind: 'master-license', validity: 'valid' },
  ] as const;
  expect(missingLicenses(['osha-10', 'journeyman-license'], higher)).toEqual([]);
  expect(missingLicenses(['osha-30'], [{ kind: 'osha-10', validity: 'valid' }])).toEqual(['osha-30']);
});
