import { expect, it } from 'vitest';
import { deviceOf } from './push-browser.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'android',
    'chrome',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'iphone', 'safari'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36 Edg/130.0', 'windows', 'edge'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:132.0) Gecko/20100101 Firefox/132.0', 'mac', 'firefox'],
  ['Toaster/1.0', 'other', 'other'],
])('a device is named by its browser: %s', (userAgent, kind, browser) => {
  expect(deviceOf(userAgent)).toEqual({ kind, browser });
});
