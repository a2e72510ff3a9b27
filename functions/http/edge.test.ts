import { expect, it } from 'vitest';
import { viewerAddress } from './edge.ts';

it('the edge counts the addresses of one IPv6 network as one caller, in any spelling', () => {
  const network = '2001:db8:1:2::/64';
  for (const address of [
    '2001:db8:1:2::1',
    '2001:0db8:0001:0002:ffff:ffff:ffff:ffff',
    '2001:DB8:1:2:0:0:192.0.2.1',
    '2001:db8:1:2:3::',
  ]) {
    expect(viewerAddress(address)).toBe(network);
  }
  for (const other of ['2001:db8:1:3::1', '2001:db8:1::2', '::1', 'fe80::1%eth0']) {
    expect(viewerAddress(other)).not.toBe(network);
  }
  expect(viewerAddress('::1')).toBe('0:0:0:0::/64');
  expect(viewerAddress('2001:db8::')).toBe('2001:db8:0:0::/64');
});

it('the edge counts an IPv4 address separately, also where it is written as IPv6', () => {
  expect(viewerAddress('192.0.2.7')).toBe('192.0.2.7');
  expect(viewerAddress('::ffff:192.0.2.7')).toBe('192.0.2.7');
});
