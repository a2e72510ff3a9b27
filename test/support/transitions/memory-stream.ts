import { withdrawInvitations } from '../../../functions/events/projector/account-effects/close-posts.ts';
import {
  followAccount,
  projectEndedAccount,
} from '../../../functions/events/projector/account-effects/follow-account.ts';
import { endBriefing } from '../../../functions/events/projector/end-briefing.ts';
import { setClockOffset } from '../../../functions/platform/clock.ts';
import { client as cognito } from '../../../functions/platform/cognito.ts';
import { documents } from '../../../functions/platform/documents.ts';
import type { ItemChange } from '../../../functions/table/core/stream.ts';
import type { Item } from '../memory-table/expressions.ts';
import { answer } from '../memory-table/send.ts';
import { Store } from '../memory-table/store.ts';

type Command = Parameters<typeof answer>[1];

/** The actions of the stream's consumers on access entries, by the entity that changed. */
const consumers: Record<string, (changes: ItemChange[]) => Promise<void>> = {
  Block: async (changes) => {
    const { after } = changes.at(-1) ?? {};
    if (after)
      await followAccount('company blocked', { profileId: String(after.blocker), other: String(after.blocked) });
  },
  EndedAccount: projectEndedAccount,
  Job: endBriefing,
  Project: async (changes) => {
    const { after } = changes.at(-1) ?? {};
    if (after?.closedAt || after?.deletedAt) await withdrawInvitations(String(after.id));
  },
};

/** A table in this process, and a stream of its changes that waits until it is read. */
export class MemoryStream {
  readonly store = new Store();
  #seen = new Map<string, Item>();
  #waiting: { entity: string; change: ItemChange }[] = [];

  /** Makes handlers of this process use this table from now on. */
  open(): void {
    process.env.TABLE_NAME = 'memory';
    process.env.USER_POOL_ID = 'memory';
    setClockOffset(0);
    Object.assign(documents, { send: async (command: Command) => answer(this.store, command) });
    Object.assign(cognito, { send: async () => ({}) });
  }

  /** Puts the changes since the last call on the stream. */
  record(): void {
    const now = this.store.snapshot();
    for (const key of new Set([...this.#seen.keys(), ...now.keys()])) {
      const [before, after] = [this.#seen.get(key), now.get(key)];
      const entity = String((after ?? before)?._et);
      if (before !== after && entity in consumers) this.#waiting.push({ entity, change: { before, after } });
    }
    this.#seen = now;
  }

  /** Makes the consumers handle every change, and the changes that these cause. */
  async settle(): Promise<void> {
    this.record();
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      await consumers[next.entity]?.([next.change]);
      this.record();
    }
  }
}
