import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../shared/openapi/openapi.ts';
import { type Contract, contractChanges } from './contract-changes.ts';
import { type DeliberateBreak, deliberateBreaks } from './deliberate-breaks.ts';
import { readReleasedContract } from './released-contract.ts';

const { release, contract } = readReleasedContract();
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const changes = contractChanges(contract, JSON.parse(JSON.stringify(openApiDocument())) as Contract);
const isListed = (change: string) => (entry: DeliberateBreak) =>
  typeof entry.change === 'string' ? change.includes(entry.change) : entry.change.test(change);

describe('the contract', () => {
  it('works with the web app of the previous release, except for deliberate breaks', () => {
    const accidental = changes.filter((change) => !deliberateBreaks.some(isListed(change)));
    expect(accidental).toEqual([]);
  });

  it('is compared with the version in package.json or the one before it', () => {
    expect(version.localeCompare(release, 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
    expect(Object.keys(contract.paths).length).toBeGreaterThan(100);
  });
});

it('Every deliberate break is still one, has a reason, and ends with a later version', () => {
  // Empty after each release.
  for (const entry of deliberateBreaks) {
    const name = String(entry.change);
    expect(
      changes.some((change) => isListed(change)(entry)),
      name,
    ).toBe(true);
    expect(entry.reason.split(' ').length, name).toBeGreaterThan(3);
    expect(entry.until.localeCompare(release, 'en', { numeric: true }), name).toBe(1);
    expect(entry.until.localeCompare(version, 'en', { numeric: true }), name).toBe(1);
  }
});
