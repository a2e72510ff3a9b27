import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/**
 * Throttled calls are retried by the SDK, up to four attempts. So are calls without a response, which would otherwise
 * keep a function waiting until its time limit.
 */
const client = new DynamoDBClient({
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 1000, socketTimeout: 5000 },
});
// The logger middleware costs 10 % CPU even when disabled.
client.middlewareStack.remove('loggerMiddleware');

/** The DynamoDB client of all functions. */
export const documents = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});
