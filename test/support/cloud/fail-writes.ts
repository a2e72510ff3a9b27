import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { documents } from '../../../functions/platform/documents.ts';

type Put = {
  Put?: {
    Item?: { _et?: string };
    ConditionExpression?: string;
    ExpressionAttributeNames?: object;
    ExpressionAttributeValues?: object;
  };
};

/** Makes the write of one entity fail by its condition, in any transaction that contains it. */
export const failWritesOf = (entity: string) => {
  const send = documents.send.bind(documents);
  vi.spyOn(documents, 'send').mockImplementation(((command: unknown) => {
    if (command instanceof TransactWriteCommand) {
      for (const { Put } of (command.input.TransactItems ?? []) as Put[]) {
        if (Put?.Item?._et !== entity) continue;
        Put.ConditionExpression = 'attribute_exists(pk) AND attribute_not_exists(pk)';
        // DynamoDB rejects a command with names or values that its condition doesn't use, so they are removed.
        delete Put.ExpressionAttributeNames;
        delete Put.ExpressionAttributeValues;
      }
    }
    return send(command as never);
  }) as never);
};
