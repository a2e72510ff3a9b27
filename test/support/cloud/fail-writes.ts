import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { documents } from '../../../functions/platform/documents.ts';

type Put = { Put?: { Item?: { _et?: string }; ConditionExpression?: string } };

/** Lets the write of one entity fail by its condition, in whatever transaction it stands. */
export const failWritesOf = (entity: string) => {
  const send = documents.send.bind(documents);
  vi.spyOn(documents, 'send').mockImplementation(((command: unknown) => {
    if (command instanceof TransactWriteCommand) {
      for (const { Put } of (command.input.TransactItems ?? []) as Put[]) {
        if (Put?.Item?._et === entity) Put.ConditionExpression = 'attribute_exists(pk) AND attribute_not_exists(pk)';
      }
    }
    return send(command as never);
  }) as never);
};
