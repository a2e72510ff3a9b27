import '../support/cloud/handler-environment.ts';
import * as lib from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { documents } from '../../functions/platform/documents.ts';
import { newId } from '../../functions/platform/ids.ts';
import { createRandom } from '../support/explorer/random.ts';
import { type Command, createCommands } from '../support/memory-table/random-commands.ts';
import { answer } from '../support/memory-table/send.ts';
import { Store } from '../support/memory-table/store.ts';

const SEEDS = 12;
const COMMANDS = 150;

const commands = {
  Get: lib.GetCommand,
  Put: lib.PutCommand,
  Update: lib.UpdateCommand,
  Delete: lib.DeleteCommand,
  Query: lib.QueryCommand,
  BatchGet: lib.BatchGetCommand,
  TransactWrite: lib.TransactWriteCommand,
};

const commandOf = ({ name, input }: Command) => new commands[name](structuredClone(input) as never);

type Answer = Record<string, unknown> & { CancellationReasons?: { Code?: string }[] };

const shown = (given: Answer) => {
  const { Items, Item, Attributes, Responses, LastEvaluatedKey } = given;
  // A batch returns items in any order.
  const batch =
    Responses &&
    Object.values(Responses)
      .flat()
      .map((each) => JSON.stringify(sorted(each)))
      .sort();
  return { Items, Item, Attributes, batch, LastEvaluatedKey };
};

const sorted = (item: unknown): unknown =>
  item && typeof item === 'object' ? Object.fromEntries(Object.entries(item).toSorted()) : item;

const outcome = async (ask: () => Promise<unknown> | unknown): Promise<unknown> => {
  try {
    return JSON.parse(JSON.stringify(shown((await ask()) as Answer)));
  } catch (error) {
    const { name, CancellationReasons: reasons } = error as Error & Answer;
    return { name, reasons: reasons?.map(({ Code }) => Code) };
  }
};

describe('the table in memory', () => {
  it.each(Array.from({ length: SEEDS }, (_, at) => at + 1))(
    '[PAY-24] returns the same as DynamoDB for random commands, seed %i',
    async (seed) => {
      const store = new Store();
      const next = createCommands(process.env.TABLE_NAME ?? '', `${newId()}#`, createRandom(seed));
      for (let at = 0; at < COMMANDS; at += 1) {
        const command = next();
        const real = await outcome(() => documents.send(commandOf(command) as never));
        const memory = await outcome(() => answer(store, commandOf(command) as never));
        expect(memory, `command ${at}: ${JSON.stringify(command)}`).toEqual(real);
      }
    },
  );
});
