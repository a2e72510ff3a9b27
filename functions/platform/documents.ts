import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The SDK's own retries cover throttling. */
const client = new DynamoDBClient({ maxAttempts: 4 });
// It walks through every question and answer to log them, also when nobody listens: a tenth of a request's CPU.
client.middlewareStack.remove('loggerMiddleware');

/** The one DynamoDB client. */
export const documents = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});
