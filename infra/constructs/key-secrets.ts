import { type KeyPurpose, keyPurposeNames, keyPurposes } from '@plumbline/shared/key-purposes';
import { Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

export type KeySecrets = Readonly<Record<KeyPurpose, Secret>>;

/** Creates a secret for each purpose with a first value. `npm run secrets -- rotate` adds new values at the front. */
export function createKeySecrets(scope: Construct): KeySecrets {
  const secrets = keyPurposeNames.map((purpose) => {
    const secret = new Secret(scope, keyPurposes[purpose].resource, {
      description:
        purpose === 'origin' ? 'Shared by the edge and the functions of the API' : `Keys of the purpose ${purpose}`,
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'An operator rotates it by a command that keeps values still in use; AWS would rotate in a function.',
    });
    return [purpose, secret] as const;
  });
  return Object.fromEntries(secrets) as Record<KeyPurpose, Secret>;
}
