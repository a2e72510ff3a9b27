import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readApp } from '../../testing/synthesise.ts';
import { type ResolvedTemplates, resolveTemplates } from '../templates/resolved-templates.ts';
import { configurationSetsOf, createSimulator } from './mailbox-simulator.ts';
import { createMailbox } from './ses.ts';

const SET = 'plumbline-test';
const now = () => new Date('2026-01-01T00:00:00Z');
const templates = resolveTemplates((await readApp()).templates);

/** Sends an e-mail; returns the response and the events about it. */
const send = (to: string, configurationSet = SET, from: ResolvedTemplates = templates) => {
  const feedbackOf = createSimulator(from);
  // biome-ignore lint/suspicious/noExplicitAny: events as EventBridge writes them.
  const events: any[] = [];
  const mailbox = createMailbox(mkdtempSync(join(tmpdir(), 'plumbline-mail-')), now, {
    configurationSets: configurationSetsOf(from),
    onSent: (email) => events.push(...[feedbackOf(email, now())].filter(Boolean)),
  });
  const response = mailbox.send({
    ConfigurationSetName: configurationSet,
    FromEmailAddress: 'Plumbline <a@plumbline.example>',
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: { Data: 'Hello' } } },
  });
  return { response, events, mailbox };
};

describe('the mailbox simulator', () => {
  it.each([
    ['bounce@simulator.amazonses.com', 'General'],
    ['bounce+anna@simulator.amazonses.com', 'General'],
    ['Bounce+Anna@Simulator.AmazonSES.com', 'General'],
    ['suppressionlist@simulator.amazonses.com', 'Suppressed'],
  ])('bounces an e-mail to %s', (to, bounceSubType) => {
    const [event] = send(to).events;
    expect(event).toMatchObject({
      source: 'aws.ses',
      'detail-type': 'Email Bounced',
      detail: {
        eventType: 'Bounce',
        mail: { destination: [to], tags: { 'ses:configuration-set': [SET] } },
        bounce: { bounceType: 'Permanent', bounceSubType, bouncedRecipients: [{ emailAddress: to }] },
      },
    });
  });

  it('complains about an e-mail to complaint@', () => {
    const to = 'complaint+one@simulator.amazonses.com';
    expect(send(to).events).toMatchObject([
      {
        'detail-type': 'Email Complaint Received',
        detail: { eventType: 'Complaint', complaint: { complainedRecipients: [{ emailAddress: to }] } },
      },
    ]);
  });

  it.each(['success@simulator.amazonses.com', 'bounce@example.com', 'simulator.amazonses.com@example.com'])(
    'says nothing about an e-mail to %s',
    (to) => expect(send(to).events).toEqual([]),
  );

  it('says nothing when the configuration set publishes no events, as SES', () => {
    const all: ResolvedTemplates['all'] = (type) =>
      type === 'AWS::SES::ConfigurationSetEventDestination' ? [] : templates.all(type);
    expect(send('bounce@simulator.amazonses.com', SET, { ...templates, all }).events).toEqual([]);
  });
});

describe('SES', () => {
  it('rejects an e-mail with an unknown configuration set, and takes one with the set of the stack', async () => {
    const { response, mailbox } = send('a@example.com', 'plumbline-other');
    expect(response.status).toBe(404);
    expect(response.headers.get('x-amzn-errortype')).toBe('NotFoundException');
    expect(await response.json()).toEqual({ message: 'Configuration set <plumbline-other> does not exist.' });
    expect(mailbox.list()).toEqual([]);
    expect(send('a@example.com').response.status).toBe(200);
  });

  it('says that an address is not on the suppression list, because the simulator puts none there', () => {
    const { mailbox } = send('bounce@simulator.amazonses.com');
    const path = '/v2/email/suppression/addresses/bounce%40simulator.amazonses.com';
    const response = mailbox.call('DELETE', path, '');
    expect(response.status).toBe(404);
    expect(response.headers.get('x-amzn-errortype')).toBe('NotFoundException');
  });

  it('rejects an operation that the product does not use', () => {
    expect(send('a@example.com').mailbox.call('GET', '/v2/email/account', '').status).toBe(400);
  });
});
