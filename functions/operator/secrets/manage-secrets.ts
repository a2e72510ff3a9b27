import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { acceptKey, type KeyPurpose, keyPurposeNames, keyPurposes, rotateKeys } from '@plumbline/shared/key-purposes';
import { findStackResource } from '../stack-resources.ts';

/**
 * Changes the secrets of a stage, with the AWS credentials of the shell:
 * - `rotate <purpose>` adds a new value, which signs from then on; the earlier values are still accepted.
 * - `carry-over` adds the key of version 0.3.0 to the accepted values. Repeating it changes nothing.
 */
const USAGE = `npm run secrets -- rotate <${keyPurposeNames.join('|')}> | carry-over  --stage production`;

const { values, positionals } = parseArgs({ options: { stage: { type: 'string' } }, allowPositionals: true });
const stage = values.stage || process.env.STAGE || '';
const client = new SecretsManagerClient({});

const readText = async (id: string): Promise<string> =>
  (await client.send(new GetSecretValueCommand({ SecretId: id }))).SecretString ?? '';

const write = (id: string, text: string) =>
  client.send(new PutSecretValueCommand({ SecretId: id, SecretString: text }));

const findSecret = (purpose: KeyPurpose): Promise<string> =>
  findStackResource(stage, 'data', 'AWS::SecretsManager::Secret', keyPurposes[purpose].resource);

const rotate = async (purpose: KeyPurpose): Promise<void> => {
  const id = await findSecret(purpose);
  const { VersionId: version } = await write(
    id,
    rotateKeys(purpose, await readText(id), randomBytes(32).toString('hex')),
  );
  console.log(`${purpose}: a new value signs within 5 minutes.`);
  if (purpose !== 'origin') return;
  console.log(
    `Wait 5 minutes, then let the edge send it: ORIGIN_SECRET_VERSION=${version} npm run deploy -- --stage ${stage}`,
  );
};

/** Returns the key of version 0.3.0 from the secret with Stripe's keys; undefined for a stage without one. */
const readEarlierKey = async (): Promise<string | undefined> => {
  try {
    const text = await readText(process.env.SECRETS_ID || `plumbline/${stage}/secrets`);
    return (JSON.parse(text) as { ALTCHA_HMAC_KEY?: string }).ALTCHA_HMAC_KEY;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
};

const carryOver = async (): Promise<void> => {
  const earlier = await readEarlierKey();
  if (!earlier) return console.log('There is no key of version 0.3.0 to carry over.');
  for (const purpose of keyPurposeNames.filter((name) => name !== 'origin')) {
    const id = await findSecret(purpose);
    const list = await readText(id);
    const next = acceptKey(list, earlier);
    if (next !== list) await write(id, next);
    console.log(`${purpose}: accepts the key of version 0.3.0.`);
  }
};

const [command, purpose = ''] = positionals;
if (stage && command === 'rotate' && purpose in keyPurposes) await rotate(purpose as KeyPurpose);
else if (stage && command === 'carry-over') await carryOver();
else {
  console.error(USAGE);
  process.exit(2);
}
