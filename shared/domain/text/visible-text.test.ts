import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleLine, visibleText } from './visible-text.ts';

describe('the visible part of a text', () => {
  it.each([
    ['Line\r\nBcc: x@y.test', 'Line Bcc: x@y.test'],
    ['\u202eTravis\u202c', 'Travis'],
    ['Tra\u200bvis', 'Travis'],
    ['Tra\u00advis', 'Travis'],
    ['\ufeffTravis', 'Travis'],
    ['Tra\u2060vis', 'Travis'],
    ['Travis\u0000', 'Travis'],
    ['Travis\u001b[31m', 'Travis[31m'],
    ['Tra\u2028vis', 'Tra vis'],
    ['Tra\tvis', 'Tra vis'],
    ['\u2066Travis\u2069', 'Travis'],
    ['Travis\u3164', 'Travis'],
    ['\u2800\u2800', ''],
    ['\u200d\u200d', ''],
    ['Travis\u{e0041}', 'Travis'],
    ['Travis\ue000', 'Travis'],
    [' \u00a0Travis\u00a0 ', 'Travis'],
  ])('of %j in one line is %j', (typed, line) => expect(visibleLine(typed)).toBe(line));

  it.each([
    "O'Brien",
    'O’Brien',
    'Nuñez-Ibáñez',
    'Nun\u0303ez',
    'van der Berg',
    'J',
    '李',
    '김 민준',
    'محمد علي',
    'نمی\u200cخواهم',
    'क्\u200dष',
    'Þórr',
    'Nguyễn Thị Hường',
    'עברית',
    '👷🏽\u200d♀️ Ana',
    '👨\u200d👩\u200d👧',
    'III PE',
    '<b>',
    '=cmd',
    'Dr. Anna-Lena Müller, Jr.',
  ])('keeps the name %s as it is', (name) => {
    expect(visibleLine(name)).toBe(name);
    expect(visibleText(name)).toBe(name);
  });

  it('keeps the lines of a longer text', () => {
    expect(visibleText(' one\r\ntwo\n\n\tthree\u202e \u0007')).toBe('one\ntwo\n\n\tthree');
  });

  it('stays the same when it is read again, for any text', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('\u200d', 'é', '\n', '\r', '\u2028', ' ', 'a', '👷') }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        expect(visibleText(visibleText(text))).toBe(visibleText(text));
        expect(visibleLine(visibleLine(text))).toBe(visibleLine(text));
        expect(visibleLine(text)).not.toMatch(/[\n\r\u2028\u2029\u202a-\u202e]/);
      }),
    );
  });
});
