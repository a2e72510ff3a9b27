import { PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, vi } from 'vitest';
import { documents } from '../../../functions/platform/documents.ts';

/** A change that the API refused would not be a change, and the test would prove nothing. */
const expectSuccess = (answer: unknown): void => {
  const { status } = (answer ?? {}) as { status?: unknown };
  if (typeof status === 'number') expect(status).toBeLessThan(300);
};

const isTransaction = (command: unknown): boolean => command instanceof TransactWriteCommand;

const isConditionalWrite = (command: unknown): boolean =>
  isTransaction(command) ||
  ((command instanceof PutCommand || command instanceof UpdateCommand) &&
    command.input.ConditionExpression !== undefined);

type Interruption = {
  isInterrupted: (command: unknown) => boolean;
  /** The number of writes that are interrupted. */
  most: number;
  meanwhile: () => Promise<unknown>;
};

/** Runs `work` in this process and lets `meanwhile` happen just before writes of it are sent. There must be one. */
const interrupt = async <T>({ isInterrupted, most, meanwhile }: Interruption, work: () => Promise<T>): Promise<T> => {
  const send = documents.send.bind(documents);
  let [writes, isBusy] = [0, false];
  const spy = vi.spyOn(documents, 'send').mockImplementation((async (command: unknown) => {
    if (!isBusy && writes < most && isInterrupted(command)) {
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

/** Lets `meanwhile` happen before each conditional write of `work`, so that the data of every try is outdated. */
export const beforeEveryWrite = <T>(meanwhile: () => Promise<unknown>, work: () => Promise<T>): Promise<T> =>
  interrupt({ isInterrupted: isConditionalWrite, most: Number.POSITIVE_INFINITY, meanwhile }, work);

/**
 * Lets `meanwhile` happen after the reads of `work`, just before its first transaction is sent. The read data is then
 * outdated, so that only the conditions in the transaction can refuse it.
 */
export const betweenReadAndWrite = <T>(meanwhile: () => Promise<unknown>, work: () => Promise<T>): Promise<T> =>
  interrupt({ isInterrupted: isTransaction, most: 1, meanwhile }, work);
