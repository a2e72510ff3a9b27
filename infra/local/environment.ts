/** Sets variables of this process and returns a function that restores them. */
export function setEnvironment(variables: Record<string, string>): () => void {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

/** The credentials that sign links to files. LocalStack accepts only this secret. */
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'test' };

/** Returns the environment variables by which the SDKs in the handlers find the services on this machine. */
export const sdkEnvironment = (endpoint: string): Record<string, string> => ({
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoint,
  AWS_ENDPOINT_URL_S3: endpoint,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoint,
  AWS_ENDPOINT_URL_SESV2: endpoint,
  AWS_ENDPOINT_URL_SQS: endpoint,
});
