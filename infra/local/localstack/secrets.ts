import {
  CreateSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceExistsException,
} from '@aws-sdk/client-secrets-manager';
import { MachineProblem } from '../dynamodb/java.ts';
import type { Names } from '../templates/resolved-templates.ts';
import type { Clients } from './clients.ts';

/** Stores Stripe's secrets where the functions read them. Returns the edge's secret, which CloudFormation created. */
export async function openSecrets(
  { secrets: client }: Clients,
  names: Names,
  secrets: Record<string, string>,
  secretsId: string,
): Promise<string> {
  // The data stack creates the keys of each purpose, as in AWS.
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = secrets;
  const SecretString = JSON.stringify({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET });
  try {
    await client.send(new CreateSecretCommand({ Name: secretsId, SecretString }));
  } catch (error) {
    if (!(error instanceof ResourceExistsException)) throw error;
    await client.send(new PutSecretValueCommand({ SecretId: secretsId, SecretString }));
  }
  const [, origin] = [...names].find(([id]) => id.startsWith('OriginSecret')) ?? [];
  const { SecretString: found } = await client.send(new GetSecretValueCommand({ SecretId: origin }));
  if (!found) throw new MachineProblem("LocalStack made no value for the edge's secret: start it again.");
  return found;
}
