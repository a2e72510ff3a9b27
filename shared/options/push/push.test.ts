import { describe, expect, it } from 'vitest';
import { isPushEndpoint } from './push.ts';

describe('the address of a device', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:123',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/QOabc',
  ])('is accepted at a push service: %s', (address) => {
    expect(isPushEndpoint(address)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:pass@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://other-fcm.googleapis.com/abc',
    'https://evil.example/fcm.googleapis.com',
    'https://a.b.notify.windows.com/w/',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'http://localhost:3000/__local/push/abc',
    'file:///etc/passwd',
    'not an address',
  ])('is refused anywhere else: %s', (address) => {
    expect(isPushEndpoint(address)).toBe(false);
  });

  it('is accepted at the service of the local cloud only there', () => {
    const local = 'http://localhost:3000';
    expect(isPushEndpoint('http://localhost:3000/__local/push/abc', local)).toBe(true);
    expect(isPushEndpoint('http://localhost:3000/api/session', local)).toBe(false);
    expect(isPushEndpoint('http://localhost:3001/__local/push/abc', local)).toBe(false);
  });
});
