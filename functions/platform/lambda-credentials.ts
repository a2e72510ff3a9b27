import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Where the SDK's clients in a bundle look for credentials: Lambda puts a function's into its environment and renews
 * the environment with the function. The SDK's own chain also knows sign-ins, profiles and metadata servers, a quarter
 * of its size.
 */
export const defaultProvider = fromEnv;
