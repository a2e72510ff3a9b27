import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readApp } from '../../testing/synthesise.ts';
import { resolveTemplates } from '../templates/resolved-templates.ts';
import { compressAnswer, isKnown } from './compress.ts';
import { createEdge } from './edge.ts';

const script = {
  headers: { 'content-type': 'text/javascript; charset=utf-8', etag: '"a"' },
  body: Buffer.alloc(2000, 'a b '),
};

it('the edge compresses with Brotli for clients that accept it, else with gzip, else not at all', () => {
  const br = compressAnswer(script, 'gzip, deflate, br, zstd');
  expect(br.headers).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    etag: 'W/"a"',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(br.body)).toEqual(script.body);
  const gzip = compressAnswer(script, 'gzip, br;q=0');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body)).toEqual(script.body);
  expect(compressAnswer(script, undefined)).toEqual({
    headers: { ...script.headers, vary: 'Accept-Encoding' },
    body: script.body,
  });
});

it('the edge adds to an existing Vary header', () => {
  const page = { ...script, headers: { ...script.headers, vary: 'accept-language' } };
  expect(compressAnswer(page, 'br').headers.vary).toBe('accept-language, Accept-Encoding');
});

it("the edge doesn't compress small responses, pictures and compressed ones", () => {
  const small = { ...script, body: script.body.subarray(0, 999) };
  const picture = { ...script, headers: { 'content-type': 'image/webp' } };
  const done = { ...script, headers: { ...script.headers, 'content-encoding': 'gzip' } };
  for (const answer of [small, picture, done]) expect(compressAnswer(answer, 'br')).toEqual(answer);
});

it('the edge matches a response by its tag, weak or strong, and no other', () => {
  expect(isKnown('W/"a"', '"b", "a"')).toBe(true);
  expect(isKnown('"a"', '"b"')).toBe(false);
  expect(isKnown(undefined, '"a"')).toBe(false);
  expect(isKnown('"a"', undefined)).toBe(false);
});

it('the edge compresses pages, files and public pages, and no uncacheable response', async () => {
  const edge = createEdge(resolveTemplates((await readApp()).templates), 'secret');
  const compresses = (path: string) => edge.route(path, '10.0.0.9').behavior.compress;
  expect(['/', '/assets/app.js', '/job/1'].map(compresses)).toEqual([true, true, true]);
  expect(['/api/jobs', '/version.json'].map(compresses)).toEqual([false, false]);
});
