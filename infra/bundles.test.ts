import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { groups } from '@plumbline/shared/contracts/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bundle, bundle, bundleTogether } from './bundling/bundle.ts';

/**
 * The most KB (gzip) that a function loads at its start. Functions that draw also load sharp, which is not part of a
 * bundle.
 */
const MOST_AT_START_KB = 195;
const drawing = ['thumbnails', 'previews'];
/**
 * The most files of the contract that an endpoint group loads, out of about sixty: those of its endpoints and the
 * schemas that they use.
 */
const MOST_CONTRACTS = 17;
/** Staff read reported profiles, jobs, projects and messages, so their function loads the schemas of all of these. */
const MOST_CONTRACTS_OF_ADMIN = 33;
/** The most KB on disk of the data next to the code. */
const MOST_DATA_KB = 400;

type Weight = {
  /** Matches the files of this package in a bundle. */
  is: RegExp;
  /** Functions that load the package at their start. */
  atStart?: readonly string[];
  /** Functions that load the package only when a call needs it. */
  later?: readonly string[];
};

const mailing = ['mail-sender', 'notifier', 'send-match-digests', 'send-reminders', 'send-saved-searches'];

/**
 * Large packages, and the functions that may contain them. A listed function must contain its package, so that the
 * table stays true.
 */
const weights: Record<string, Weight> = {
  'the ZIP table': {
    is: /^shared\/geography\/zip-table/,
    atStart: [
      ...['jobs', 'my-jobs', 'profiles', 'projector', 'projects', 'public', 'reference', 'search'],
      'send-saved-searches',
    ],
    later: ['access', 'dashboard', 'notifier', 'send-reminders'],
  },
  "Stripe's client": { is: /node_modules\/stripe\//, later: ['payments', 'dashboard', 'reconcile-payments'] },
  "Cognito's client": { is: /client-cognito/, atStart: ['auth', 'users'], later: ['admin'] },
  "S3's client": {
    is: /client-s3/,
    later: [
      ...['files', 'previews', 'profiles', 'thumbnails', 'clean-files', 'make-data-exports'],
      ...['notifier', 'projector'],
    ],
  },
  "SES's client": { is: /client-sesv2/, later: ['users', 'make-data-exports', ...mailing] },
  "SQS's client": { is: /client-sqs/, later: ['mail-sender', 'notifier'] },
  'the parser of rich text': { is: /node_modules\/sanitize-html\//, later: ['jobs', 'profiles', 'public'] },
  'the recognition of files': { is: /node_modules\/file-type\//, later: ['files'] },
  'the letters of pictures': { is: /glyphs\.json/, atStart: ['previews'] },
  'the layout of e-mails': {
    is: /^functions\/services\/emails\/layout\/layout/,
    atStart: mailing,
    later: ['users', 'make-data-exports'],
  },
  'the whole contract': { is: /^shared\/contracts\/index/, later: ['reference'] },
  "zod's writer of JSON Schema": { is: /^shared\/openapi\//, later: ['reference'] },
  "zod's languages": { is: /zod\/v4\/locales\/(?!en)/ },
  'a signer of links of the SDK': { is: /s3-request-presigner|s3-presigned-post/ },
  'the search for credentials': { is: /credential-provider-(?!env)|nested-clients/ },
  'a parser of style sheets': { is: /node_modules\/(postcss\/lib\/(?!postcss\.)|source-map-js)/ },
};

const entries = globSync('functions/{api/*/handler,events/*/handler,schedules/*}.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .toSorted();
const nameOf = (entry: string): string => basename(entry.replace('/handler.ts', '')).replace('.ts', '');

let made: Map<string, Bundle>;
let folder = '';

beforeAll(async () => {
  // In the repository, because the bundles resolve sharp from there.
  folder = mkdtempSync('node_modules/.bundles-');
  made = await bundleTogether(Object.fromEntries(entries.map((entry) => [nameOf(entry), entry])), folder);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the KB (gzip) that one function loads at its start, bundled as for a deployment. */
const startKb = async (name: string, entry: string): Promise<number> => {
  const outDir = join(folder, name);
  const { atStart } = await bundle(entry, outDir);
  return atStart.reduce((sum, file) => sum + gzipSync(readFileSync(join(outDir, file))).length, 0) / 1024;
};

const partsOf = ({ files, atStart }: Bundle) => {
  const inputs = (wanted: string[]) => wanted.flatMap((file) => Object.keys(files[file]?.inputs ?? {}));
  return {
    start: inputs(atStart),
    later: inputs(Object.keys(files).filter((file) => !atStart.includes(file))),
  };
};

describe('the bundle of a function', () => {
  it('is small enough to start fast, the largest four bundled as they are deployed', async () => {
    const bytes = ({ files, atStart }: Bundle) =>
      atStart.reduce((sum, file) => sum + Object.values(files[file]?.inputs ?? {}).reduce((a, b) => a + b, 0), 0);
    const largest = entries
      .filter((entry) => !drawing.includes(nameOf(entry)))
      .toSorted((a, b) => bytes(made.get(nameOf(b))!) - bytes(made.get(nameOf(a))!))
      .slice(0, 4);
    for (const entry of largest) expect(await startKb(nameOf(entry), entry), entry).toBeLessThan(MOST_AT_START_KB);
    const data = new Set([...made.values()].flatMap((each) => each.data));
    for (const file of data) expect(statSync(join(folder, basename(file))).size / 1024).toBeLessThan(MOST_DATA_KB);
  });

  it.each(Object.entries(weights))('has %s only where the table says so', (_, { is, atStart = [], later = [] }) => {
    const having = (part: 'start' | 'later') =>
      [...made].filter(([, each]) => partsOf(each)[part].some((file) => is.test(file))).map(([name]) => name);
    expect(having('start').toSorted()).toEqual([...atStart].toSorted());
    expect(having('later').toSorted()).toEqual([...later].toSorted());
  });

  it.each(groups.filter((group) => group !== 'reference'))('has of the contract what the group %s needs', (group) => {
    const contracts = partsOf(made.get(group)!).start.filter((file) => /^shared\/contracts\/(?!masking\/)/.test(file));
    expect(contracts.length).toBeLessThanOrEqual(group === 'admin' ? MOST_CONTRACTS_OF_ADMIN : MOST_CONTRACTS);
  });

  it('starts in a new process', async () => {
    process.env.AWS_REGION ??= 'us-east-1';
    for (const entry of entries) {
      const { handler } = await import(join(process.cwd(), folder, `${nameOf(entry)}.mjs`));
      expect(handler, entry).toBeTypeOf('function');
    }
  }, 120_000);
});
