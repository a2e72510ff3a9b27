import { PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, vi } from 'vitest';
import { documents } from '../../../functions/platform/documents.ts';

/** A change that the API refused would not be a change, and the test would prove nothing. */
const expectSuccess = (answer: unknown): void => {
  const { status } = (answer ?? {}) as { status?: unknown };
  if (typeof status === 'number') expect(status).toBeLessThan(300);
};

const isConditionalWrite = (command: unknown): boolean =>
  command instanceof TransactWriteCommand ||
  ((command instanceof PutCommand || command instanceof UpdateCommand) &&
    command.input.ConditionExpression !== undefined);

/**
 * Runs `work` in this process and lets `meanwhile` happen before each of its conditional writes, so that the data of
 * every try is outdated.
 */
export const beforeEveryWrite = async <T>(meanwhile: () => Promise<unknown>, work: () => Promise<T>): Promise<T> => {
  const send = documents.send.bind(documents);
  let [writes, isBusy] = [0, false];
  const spy = vi.spyOn(documents, 'send').mockImplementation((async (command: unknown) => {
    if (!isBusy && isConditionalWrite(command)) {
      writes += 1;
      isBusy = true;
      try {
        expectSuccess(await meanwhile());
      } finally {
        isBusy = false;
      }
    }
    return send(command as never);
  }) as never);
  try {
    return await work();
  } finally {
    spy.mockRestore();
    expect(writes).toBeGreaterThan(0);
  }
};

/**
 * Runs `work` in this process and lets `meanwhile` happen after its reads, just before its first transaction is sent.
 * The read data is then outdated, so that only the conditions in the transaction can refuse it.
 */
export const betweenReadAndWrite = async <T>(meanwhile: () => Promise<unknown>, work: () => Promise<T>): Promise<T> => {
  const send = documents.send.bind(documents);
  let transactions = 0;
  const spy = vi.spyOn(documents, 'send').mockImplementation((async (command: unknown) => {
    if (command instanceof TransactWriteCommand) {
      transactions += 1;
      if (transactions === 1) expectSuccess(await meanwhile());
    }
    return send(command as never);
  }) as never);
  try {
    return await work();
  } finally {
    spy.mockRestore();
    expect(transactions).toBeGreaterThan(0);
  }
};
