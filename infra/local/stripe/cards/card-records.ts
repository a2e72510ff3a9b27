import type { Context } from '../context.ts';
import type { CardRecord } from '../records/records.ts';
import type { TestCard } from './test-cards.ts';
import { findTestCard } from './test-cards.ts';

export function readCard(context: Context, paymentMethod: string): CardRecord & { card: TestCard } {
  const record = context.store.get('card', paymentMethod);
  const card = record && findTestCard(record.number);
  if (!card) throw new Error(`no card is recorded for ${paymentMethod}`);
  return { ...record, card };
}

export function markCard(context: Context, paymentMethod: string, change: Partial<CardRecord>): void {
  const record = context.store.get('card', paymentMethod);
  if (record) context.store.put('card', paymentMethod, { ...record, ...change });
}
