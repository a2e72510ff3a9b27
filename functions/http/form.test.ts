import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { readForm } from './form.ts';

const eventOf = async (form: FormData): Promise<APIGatewayProxyEventV2> => {
  const sent = new Response(form);
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: Buffer.from(await sent.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  } as unknown as APIGatewayProxyEventV2;
};
const formOf = (...parts: [name: string, value: string | File][]) => {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
};
const photo = (name: string) => new File([new Uint8Array([0, 255, 13, 10])], name, { type: 'image/png' });

describe('[FIL-01] a form with files', () => {
  it('keeps fields, names and bytes as they were sent', async () => {
    const form = formOf(['purpose', 'showcase'], ['files', photo('Küche.png')], ['files', photo('厨房.png')]);
    expect(await readForm(await eventOf(form))).toEqual({
      body: { purpose: 'showcase' },
      files: [
        { name: 'Küche.png', bytes: Buffer.from([0, 255, 13, 10]) },
        { name: '厨房.png', bytes: Buffer.from([0, 255, 13, 10]) },
      ],
    });
  });

  it('removes control and direction characters from a name and shortens it', async () => {
    const names = ['a\u202Egnp.exe', '\u0000\u200F', 'x'.repeat(500)];
    const form = formOf(...names.map((name) => ['files', photo(name)] as [string, File]));
    const { files } = await readForm(await eventOf(form));
    expect(files.map(({ name }) => name)).toEqual(['agnp.exe', 'Untitled', 'x'.repeat(200)]);
  });

  it.each([
    ['a file in another field', formOf(['photo', photo('a.png')]), 'Please send files in the field files'],
    ['a field that is too long', formOf(['purpose', 'x'.repeat(1001)]), 'The request is too large'],
    ['too many parts', formOf(...Array.from({ length: 41 }, (): [string, string] => ['a', 'b'])), 'too large'],
    ['more bytes than 4 MB', formOf(['files', new File([new Uint8Array(4.2e6)], 'a.png')]), 'too large'],
  ])('refuses %s', async (_, form, message) => {
    await expect(readForm(await eventOf(form))).rejects.toThrow(message);
  });

  it('rejects invalid and truncated forms', async () => {
    const event = await eventOf(formOf(['files', photo('a.png')]));
    const json = { ...event, headers: { 'content-type': 'application/json' } };
    await expect(readForm(json)).rejects.toThrow('The request is not a form with files');
    const half = {
      ...event,
      body: Buffer.from(event.body ?? '', 'base64')
        .subarray(0, 120)
        .toString('base64'),
    };
    await expect(readForm(half)).rejects.toThrow('The request is not a form with files');
  });
});
