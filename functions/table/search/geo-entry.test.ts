import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEntry, encodeFacts, encodeId, longitudeKey, markOf, tradeCode } from './geo-entry.ts';

const layout = { createdAt: 'time', offer: 'byte', company: 'mark' } as const;
const degrees = (most: number) =>
  fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((steps) => steps / 10_000);

describe('an entry of the search index', () => {
  it('decodes to what was encoded', () => {
    fc.assert(
      fc.property(
        fc.record({
          id: fc.stringMatching(/^[0-9a-f]{24}$/),
          latitude: degrees(90),
          longitude: degrees(180),
          level: fc.integer({ min: 0, max: 255 }),
          createdAt: fc
            .integer({ min: 0, max: 4_294_967_295 })
            .map((seconds) => new Date(seconds * 1000).toISOString()),
          offer: fc.integer({ min: 0, max: 255 }),
          company: fc.stringMatching(/^[0-9a-f]{12}$/),
        }),
        ({ id, latitude, longitude, level, ...facts }) => {
          const entry = decodeEntry(layout, {
            pk: '',
            sk: `${longitudeKey(longitude)}${encodeId(id)}`,
            d: encodeFacts(layout, latitude, level, facts),
          });
          expect(entry).toMatchObject({ id, level, facts });
          expect(entry.point.latitude).toBeCloseTo(latitude, 6);
          expect(entry.point.longitude).toBeCloseTo(longitude, 6);
        },
      ),
    );
  });

  it('sorts by longitude', () => {
    fc.assert(
      fc.property(degrees(180), degrees(180), (a, b) => {
        expect(longitudeKey(a) < longitudeKey(b)).toBe(a < b);
      }),
    );
  });

  it('distinguishes the trades', () => {
    expect(new Set(tradeCategoryNames.map(tradeCode)).size).toBe(tradeCategoryNames.length);
  });

  it('reads an entry from before entries had an amount, and stores nothing for a missing amount', () => {
    const unpaid = { createdAt: 'time', offer: 'byte' } as const;
    const paid = { ...unpaid, pay: 'amount' } as const;
    const facts = { createdAt: '2026-11-22T12:00:00.000Z', offer: 17 };
    const entry = (d: Uint8Array) => ({ pk: '', sk: `${longitudeKey(0)}${encodeId('0'.repeat(24))}`, d });
    const former = encodeFacts(unpaid, 41.7, 0, facts);
    expect(decodeEntry(paid, entry(former)).facts).toEqual({ ...facts, pay: 0 });
    expect(encodeFacts(paid, 41.7, 0, { ...facts, pay: 0 })).toEqual(former);
    for (const [level, pay] of [
      [0, 65_535],
      [0, 1],
      [3, 0],
      [3, 3200],
    ] as const) {
      const { facts: read, level: known } = decodeEntry(paid, entry(encodeFacts(paid, 41.7, level, { ...facts, pay })));
      expect([known, read]).toEqual([level, { ...facts, pay }]);
    }
  });

  it('reads an entry from before entries had a mark', () => {
    const facts = { createdAt: '2026-11-22T12:00:00.000Z', offer: 17 };
    const d = encodeFacts({ createdAt: 'time', offer: 'byte' }, 41.7, 0, facts);
    const sk = `${longitudeKey(-86.2)}${encodeId('0123456789abcdef01234567')}`;
    expect(decodeEntry(layout, { pk: '', sk, d })).toMatchObject({ level: 0, facts: { ...facts, company: '' } });
  });

  it('takes little more than forty bytes', () => {
    const company = markOf('fedcba9876543210fedcba98');
    const d = encodeFacts(layout, 41.7, 3, { createdAt: '2026-11-22T12:00:00.000Z', offer: 17, company });
    const sk = `${longitudeKey(-86.2)}${encodeId('0123456789abcdef01234567')}`;
    expect([sk.length, d.byteLength]).toEqual([20, 15]);
  });
});
