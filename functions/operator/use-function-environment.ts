import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { findStackResource } from './stack-resources.ts';

/** The environment that sending an e-mail needs. */
const NAMES = [
  'TABLE_NAME',
  'SITE_URL',
  'MAIL_FROM',
  'MAIL_CONFIGURATION_SET',
  'SUPPORT_EMAIL',
  'LEGAL_NAME',
  'POSTAL_ADDRESS',
  'TERMS_VERSION',
] as const;

/**
 * Gives this process the settings of a stage's functions, as they are deployed: the table, the site's address, the
 * sender of e-mails and the version of the terms.
 */
export const useFunctionEnvironment = async (stage: string): Promise<void> => {
  const FunctionName = await findStackResource(stage, 'api', 'AWS::Lambda::Function', 'Users');
  const { Environment } = await new LambdaClient({}).send(new GetFunctionConfigurationCommand({ FunctionName }));
  for (const name of NAMES) process.env[name] = Environment?.Variables?.[name] ?? '';
};
