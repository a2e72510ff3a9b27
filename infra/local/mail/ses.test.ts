import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMailbox, linksOf } from './ses.ts';

const now = () => new Date('2026-01-01T00:00:00Z');
const newDirectory = () => mkdtempSync(join(tmpdir(), 'plumbline-mail-'));
const messageTo = (to: string, subject: string) => ({
  Destination: { ToAddresses: [to] },
  Content: {
    Simple: { Subject: { Data: subject }, Body: { Html: { Data: '<a href="http://x/?a=1&amp;k=2">Go</a>' } } },
  },
});

describe('the mailbox', () => {
  it('lists messages newest first, for one address or all', () => {
    const mailbox = createMailbox(newDirectory(), now);
    mailbox.send(messageTo('a@x.test', 'first'));
    mailbox.send(messageTo('Plumber <b@x.test>', 'second'));
    expect(mailbox.list().map(({ subject }) => subject)).toEqual(['second', 'first']);
    expect(mailbox.list('B@x.test')).toEqual([
      {
        from: '',
        replyTo: [],
        to: 'b@x.test',
        subject: 'second',
        text: '',
        html: '<a href="http://x/?a=1&amp;k=2">Go</a>',
        links: ['http://x/?a=1&k=2'],
        headers: {},
        date: '2026-01-01T00:00:00.000Z',
      },
    ]);
  });

  it('keeps messages and their order after a restart', () => {
    const directory = newDirectory();
    createMailbox(directory, now).send(messageTo('a@x.test', 'first'));
    const again = createMailbox(directory, now);
    again.send(messageTo('a@x.test', 'second'));
    expect(again.list().map(({ subject }) => subject)).toEqual(['second', 'first']);
  });

  it('keeps the headers that the sender set', () => {
    const mailbox = createMailbox(newDirectory(), now);
    const { Destination, Content } = messageTo('a@x.test', 'first');
    const Headers = [{ Name: 'List-Unsubscribe', Value: '<http://x/off>' }];
    mailbox.send({ Destination, Content: { Simple: { ...Content.Simple, Headers } } });
    expect(mailbox.list()[0]?.headers).toEqual({ 'List-Unsubscribe': '<http://x/off>' });
  });

  it('rejects a message without a recipient, as SES does', () => {
    const answer = createMailbox(newDirectory(), now).send({ Content: { Simple: { Subject: { Data: 's' } } } });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-amzn-errortype')).toBe('BadRequestException');
  });

  it('names each link of both parts once', () => {
    expect(linksOf('<a href="http://x/1">', 'see http://x/1 or http://x/2.')).toEqual(['http://x/1', 'http://x/2']);
  });
});
