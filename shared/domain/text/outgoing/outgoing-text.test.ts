import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tradeCategoryNames } from '../../../options/trades/trade-categories.ts';
import { outgoingText } from './outgoing-text.ts';
import { findProductName } from './product-name.ts';

/** Patterns by which mail programs find links: schemes, hosts and addresses. */
const LINKED =
  /[\p{L}]:[/\\]|:\/\/|www\.\S|\S[@＠﹫]\S|[\p{L}\p{N}_-][.．。｡․﹒][\p{L}_-]|[\p{L}_-][.．。｡․﹒][\p{L}\p{N}_-]|(?:\d{1,3}\.){3}\d/iu;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

describe('a text that leaves the product', () => {
  it.each([
    ['Verify at https://evil.example/login', 'Verify at https: evil. example/login'],
    ['write to a.b@evil.example', 'write to a. b (at) evil. example'],
    ['www.evil.example', 'www. evil. example'],
    ['evil。example and evil．example', 'evil. example and evil. example'],
    ['mailto:x@y.zz tel:+15745550142', 'mailto: x (at) y. zz tel: +15745550142'],
    ['HTTP:\\\\evil', 'HTTP: evil'],
    ['//evil.example', '/evil. example'],
    ['http://10.1.2.3/x', 'http: 10. 1. 2. 3/x'],
    ['evil.\u200bexample', 'evil. example'],
    ['evil\u00ad.example', 'evil. example'],
    ['one\r\nBcc: x@evil.example', 'one Bcc: x (at) evil. example'],
    ['a\u202eb\u2066c\u0000d\ue000e\u2800', 'abc de'],
  ])('links nowhere and is one visible line: %j', (given, expected) => {
    expect(outgoingText(given)).toBe(expected);
  });

  it.each([
    'Journeyman Roofer',
    'Framer, $24.50 to $31 an hour',
    'A/C & heating: 7:30 to 4:00, 2.5 days',
    'Núñez & Sons Plumbing',
    'Plumber, St. Joseph County',
    '木工 (carpenter) 👷',
    "Foreman's crew #2 @ Goshen",
  ])('keeps ordinary words as they are: %j', (given) => {
    expect(outgoingText(given)).toBe(given);
  });

  it('keeps every trade unchanged', () => {
    expect(tradeCategoryNames.filter((name) => outgoingText(name) !== name)).toEqual([]);
  });

  it.each([
    'Plumbline Support',
    'PLUMBLINE',
    'P l u m b l i n e',
    'P.l.u.m.b.l.i.n.e',
    'Plumb-Line',
    'PIumbIine',
    'P1umb1ine',
    'Plúmblíne',
    'Рlumblіne',
    'Ρlumbline',
    'Plurnbline',
    'PLVMBLINE',
    'Plummblline',
    'Ｐｌｕｍｂｌｉｎｅ',
    '𝐏𝐥𝐮𝐦𝐛𝐥𝐢𝐧𝐞',
    'ᴘʟᴜᴍʙʟɪɴᴇ',
    'ⓟⓛⓤⓜⓑⓛⓘⓝⓔ',
    '🅿🅻🆄🅼🅱🅻🅸🅽🅴',
    'Plum\u200bbline',
    'Pl!umbl!ne'.replace('!', ''),
    'PLUMPLUMBLINEBLINE',
    'Plumbl1n3',
  ])("does not speak for the product: '%s'", (given) => {
    const cleaned = outgoingText(`${given} Security`);
    expect(cleaned).toContain('[...]');
    expect(cleaned).not.toContain(given);
    expect(findProductName(cleaned)).toBeUndefined();
    expect(cleaned).toMatch(/Security$/);
  });

  it('keeps words that only start like the name', () => {
    for (const word of ['Plumber', 'Plumbing in Elkhart', 'Plumb in every door', 'Plumas Line Construction'])
      expect(outgoingText(word)).toBe(word);
  });

  it('is limited, and ends in an ellipsis where it was cut', () => {
    expect(outgoingText('a'.repeat(500))).toBe(`${'a'.repeat(119)}…`);
    expect([...outgoingText('👷'.repeat(500), 10)]).toHaveLength(10);
  });

  it('has no links or hidden text, is limited and stays the same when cleaned again, for any text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        ...['https://', 'www.', 'evil.example', 'a@b.c', 'Plumbline', 'plumb', 'line', '.', '。', '@', ':', '//'],
        ...['\u200b', '\u202e', '\n', ' ', '1.2.3.4', '[...]', 'x', '\u0301', '{{name}}'],
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const cleaned = outgoingText(pieces.join(''));
        expect(cleaned).not.toMatch(LINKED);
        expect(cleaned).not.toMatch(HIDDEN);
        expect(findProductName(cleaned)).toBeUndefined();
        expect([...cleaned].length).toBeLessThanOrEqual(120);
        expect(outgoingText(cleaned)).toBe(cleaned);
      }),
      { numRuns: 3000 },
    );
  });
});
