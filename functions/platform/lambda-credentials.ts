import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Replaces the SDK's search for credentials in bundles. Lambda passes a function's credentials as environment
 * variables. The SDK's own search also supports sign-ins, profiles and metadata servers, which are a quarter of its
 * size.
 */
export const defaultProvider = fromEnv;
