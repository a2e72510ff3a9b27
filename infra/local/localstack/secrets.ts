import {
  CreateSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceExistsException,
} from '@aws-sdk/client-secrets-manager';
import { MachineProblem } from '../dynamodb/java.ts';
import type { Names } from '../templates/resolved-templates.ts';
import type { Clients } from './clients.ts';

/** Puts the product's secrets where its functions look for them; answers the one CloudFormation made for the edge. */
export async function openSecrets(
  { secrets: client }: Clients,
  names: Names,
  { ORIGIN_SECRET: _, ...secrets }: Record<string, string>,
  secretsId: string,
): Promise<string> {
  const SecretString = JSON.stringify(secrets);
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
