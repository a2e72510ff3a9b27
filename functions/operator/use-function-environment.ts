import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { findStackResource } from './stack-resources.ts';

/** What an e-mail needs. */
const NAMES = ['TABLE_NAME', 'SITE_URL', 'MAIL_FROM', 'SUPPORT_EMAIL', 'POSTAL_ADDRESS'] as const;

/**
 * Gives this process the settings of a stage's functions, as they are deployed: the table, the site's address and the
 * sender of e-mails.
 */
export const useFunctionEnvironment = async (stage: string): Promise<void> => {
  const FunctionName = await findStackResource(stage, 'api', 'AWS::Lambda::Function', 'Users');
  const { Environment } = await new LambdaClient({}).send(new GetFunctionConfigurationCommand({ FunctionName }));
  for (const name of NAMES) process.env[name] = Environment?.Variables?.[name] ?? '';
};
