import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Throttled calls are retried by the SDK, up to four attempts. */
const client = new DynamoDBClient({ maxAttempts: 4 });
// The logger middleware costs 10 % CPU even when disabled.
client.middlewareStack.remove('loggerMiddleware');

/** The DynamoDB client of all functions. */
export const documents = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});
