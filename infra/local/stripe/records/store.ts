import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type Stripe from 'stripe';
import type { CardRecord, Delivery, KeptAnswer, WebhookMode } from './records.ts';

/** All stored records by kind. The public resources are stored exactly as they are returned. */
export interface Kinds {
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  payment_method: Stripe.PaymentMethod;
  payment_intent: Stripe.PaymentIntent;
  setup_intent: Stripe.SetupIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
  card: CardRecord;
  delivery: Delivery;
  answer: KeptAnswer;
  setting: { mode: WebhookMode };
}
export type Kind = keyof Kinds;
export type Store = ReturnType<typeof openStore>;

// SQLite, because rewriting a growing JSON file for the roughly ten small records of each payment would slow every
// later payment down. A commit takes the same time at any size, and a killed process leaves no half-written file.
export function openStore(path: string) {
  mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path);
  // synchronous = OFF: the operating system decides when to write to the disk. Committed data survive a killed process,
  // which is enough for a local copy.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA busy_timeout = 2000');
  db.exec(
    'CREATE TABLE IF NOT EXISTS object (seq INTEGER PRIMARY KEY, kind TEXT, id TEXT, body TEXT, UNIQUE (kind, id))',
  );
  // These lookups happen in every request, so they have indexes.
  db.exec("CREATE INDEX IF NOT EXISTS by_state ON object (kind, json_extract(body, '$.state'))");
  db.exec("CREATE INDEX IF NOT EXISTS by_time ON object (kind, json_extract(body, '$.at'))");
  const upsert = db.prepare(
    'INSERT INTO object (kind, id, body) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body',
  );
  const select = db.prepare('SELECT body FROM object WHERE kind = ? AND id = ?');
  const erase = db.prepare('DELETE FROM object WHERE kind = ? AND id = ?');

  return {
    put<K extends Kind>(kind: K, id: string, body: Kinds[K]): void {
      upsert.run(kind, id, JSON.stringify(body));
    },
    get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
      const row = select.get(kind, id);
      return row && (JSON.parse(String(row.body)) as Kinds[K]);
    },
    remove(kind: Kind, id: string): void {
      erase.run(kind, id);
    },
    /** Returns records, newest first. `match` compares top-level fields for equality. */
    list<K extends Kind>(kind: K, match: Record<string, string | number> = {}): Kinds[K][] {
      const conditions = Object.keys(match).map((name) => ` AND json_extract(body, '$.${name}') = ?`);
      const query = `SELECT body FROM object WHERE kind = ?${conditions.join('')} ORDER BY seq DESC`;
      return db
        .prepare(query)
        .all(kind, ...Object.values(match))
        .map((row) => JSON.parse(String(row.body)) as Kinds[K]);
    },
    /** Deletes the stored responses of idempotency keys from before a time (epoch milliseconds). */
    dropAnswersBefore(time: number): void {
      db.prepare("DELETE FROM object WHERE kind = 'answer' AND json_extract(body, '$.at') < ?").run(time);
    },
    transaction<T>(run: () => T, keep: (result: T) => boolean): T {
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = run();
        db.exec(keep(result) ? 'COMMIT' : 'ROLLBACK');
        return result;
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    clear: () => db.exec('DELETE FROM object'),
    /** Moves committed data from the write-ahead log into the file. */
    flush: () => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'),
    close: () => db.close(),
  };
}
