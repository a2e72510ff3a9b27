import { describe, expect, it } from 'vitest';
import { normalizeEmail } from './email.ts';

describe('an e-mail address', () => {
  it.each([
    ['Sam@Example.COM', 'sam@example.com'],
    ['  sam@example.com ', 'sam@example.com'],
    ['\u00a0sam@example.com\u00a0', 'sam@example.com'],
    ['\u200esam@example.com\u202c', 'sam@example.com'],
    ['sam+jobs@example.com', 'sam+jobs@example.com'],
    ["o'brien@example.com", "o'brien@example.com"],
    ['smith&sons@example.com', 'smith&sons@example.com'],
    ['office/1@example.com', 'office/1@example.com'],
    ['crew#2@example.com', 'crew#2@example.com'],
    ['a=b@example.com', 'a=b@example.com'],
    ['50%off@example.com', '50%off@example.com'],
    ['who?me@example.com', 'who?me@example.com'],
    ['_x_@example.com', '_x_@example.com'],
    ['-x-@example.com', '-x-@example.com'],
    ['a.b.c@example.com', 'a.b.c@example.com'],
    ['x@a-b.example.com', 'x@a-b.example.com'],
    ['x@example.construction', 'x@example.construction'],
    ['x@bücher.example', 'x@xn--bcher-kva.example'],
    ['x@XN--bcher-kva.example', 'x@xn--bcher-kva.example'],
    ['x@пример.рф', 'x@xn--e1afmkfd.xn--p1ai'],
    ['x@construcción.mx', 'x@xn--construccin-zeb.mx'],
    ['x@example.com.', 'x@example.com'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('%j is taken as %s', (given, stored) => {
    expect(normalizeEmail(given)).toBe(stored);
    expect(normalizeEmail(stored)).toBe(stored);
  });

  it.each([
    '',
    'sam',
    'sam@',
    '@example.com',
    'sam@example',
    'sam@@example.com',
    'sam@exa mple.com',
    'sam smith@example.com',
    '.sam@example.com',
    'sam.@example.com',
    's..am@example.com',
    '"sam smith"@example.com',
    'sam(office)@example.com',
    'sam,lee@example.com',
    'sam;lee@example.com',
    'sam<lee@example.com',
    'sam\r\nbcc:lee@example.com',
    'señor@example.com',
    'sam@[10.1.2.3]',
    'sam@10.1.2.3',
    'sam@example.com:25',
    'sam@example.com/x',
    'sam@-example.com',
    'sam@example-.com',
    'sam@exa_mple.com',
    'sam@.example.com',
    'sam@example..com',
    'sam@example.c',
    'sam@example.123',
    `${'a'.repeat(65)}@example.com`,
    `sam@${'a'.repeat(64)}.com`,
    `sam@${'a.'.repeat(130)}com`,
  ])('%j is refused', (given) => expect(normalizeEmail(given)).toBeUndefined());
});
