import { readFileSync } from 'node:fs';
import { openApiDocument } from '../../../shared/openapi/openapi.ts';
import { type ReleasedContract, writeReleasedContract } from './released-contract.ts';

/** Keeps the present contract as that of the version in package.json. Run it when a release is tagged. */
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
writeReleasedContract({ release: version, contract: openApiDocument() as unknown as ReleasedContract['contract'] });
console.log(`Kept the contract of ${version}. Empty test/support/releases/deliberate-breaks.ts.`);
