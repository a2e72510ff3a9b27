import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, removePath, writeJson } from '../state.ts';
import { SIMULATOR } from './mailbox-simulator.ts';

export type LocalEmail = {
  to: string;
  /** The sender with its name, and where replies go. */
  from: string;
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  links: string[];
  /** Headers that the sender set, such as List-Unsubscribe. */
  headers: Record<string, string>;
  date: string;
};
type Part = { Data?: string };
type SendEmail = {
  ConfigurationSetName?: string;
  FromEmailAddress?: string;
  ReplyToAddresses?: string[];
  Destination?: { ToAddresses?: string[]; CcAddresses?: string[]; BccAddresses?: string[] };
  Content?: {
    Simple?: { Subject?: Part; Body?: { Text?: Part; Html?: Part }; Headers?: { Name: string; Value: string }[] };
  };
};

const decodeEntities = (html: string) =>
  html
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, decimal) => String.fromCodePoint(Number(decimal)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Returns an address without the name before it. */
const bareAddress = (address: string): string => address.replace(/^.*<(.+)>$/, '$1');

/** Returns the links of a message without duplicates, those of the HTML part first. */
export function linksOf(html: string, text: string): string[] {
  const hrefs = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, url]) => decodeEntities(url ?? ''));
  const plain = [...text.matchAll(/https?:\/\/[^\s<>"')]*[^\s<>"').,;:!?]/g)].map(([url]) => url);
  return [...new Set([...hrefs, ...plain])];
}

/** The state of the SES account. In the sandbox it sends only to verified addresses. */
export type MailAccount = {
  isSandbox: boolean;
  verified: readonly string[];
  /** Messages a second; 0 means unlimited. */
  ratePerSecond: number;
};
const PRODUCTION: MailAccount = { isSandbox: false, verified: [], ratePerSecond: 0 };

const refusal = (status: number, name: string, message: string): Response =>
  Response.json({ message }, { status, headers: { 'x-amzn-errortype': name } });

type SentEmail = LocalEmail & { messageId: string; configurationSet: string };

type MailboxOptions = {
  /** The existing configuration sets. */
  configurationSets?: readonly string[];
  /** Called for each recipient of an accepted message. */
  onSent?: (email: SentEmail) => void;
};

/**
 * Implements SES's SendEmail (v2) and DeleteSuppressedDestination. Messages are stored as files instead of being sent.
 */
export function createMailbox(localDir: string, now: () => Date, options: MailboxOptions = {}) {
  const { configurationSets = [], onSent = () => {} } = options;
  const directory = join(localDir, 'mail');
  mkdirSync(directory, { recursive: true });
  const files = readdirSync(directory).filter((name) => name.endsWith('.json'));
  const emails = files.sort().map((name) => readJson<LocalEmail | null>(join(directory, name), null));
  let kept = emails.filter((email) => email !== null);
  let next = Number(files.at(-1)?.split('.')[0] ?? 0) + 1;

  let account = PRODUCTION;
  let sent: number[] = [];

  /** Returns SES's error for the state of the account, with its exact text. */
  const refuse = (addresses: readonly string[]): Response | undefined => {
    const unverified = addresses.filter((it) => !account.verified.includes(it) && !it.endsWith(SIMULATOR));
    if (account.isSandbox && unverified.length) {
      const failed = `The following identities failed the check in region US-EAST-1: ${unverified.join(', ')}`;
      return refusal(400, 'MessageRejected', `Email address is not verified. ${failed}`);
    }
    const time = performance.now();
    sent = sent.filter((at) => time - at < 1000);
    if (account.ratePerSecond && sent.length + addresses.length > account.ratePerSecond)
      return refusal(429, 'TooManyRequestsException', 'Maximum sending rate exceeded.');
    sent.push(...addresses.map(() => time));
    return undefined;
  };

  const keep = (email: LocalEmail) => {
    writeJson(join(directory, `${String(next++).padStart(8, '0')}.json`), email);
    kept.push(email);
  };

  const mailbox = {
    /** Returns messages, newest first. `to` limits them to one address. */
    list: (to?: string): LocalEmail[] => {
      const wanted = to?.toLowerCase();
      return kept.filter((email) => !wanted || email.to.toLowerCase() === wanted).reverse();
    },
    setAccount: (changes: Partial<MailAccount>) => {
      account = { ...PRODUCTION, ...changes };
    },
    clear: () => {
      account = PRODUCTION;
      kept = [];
      removePath(directory);
      mkdirSync(directory, { recursive: true });
    },
    /** Handles a request of the SDK by its method and path. */
    call: (method: string, path: string, body: string): Response => {
      const [, address] = /^\/v2\/email\/suppression\/addresses\/([^/]+)$/.exec(path) ?? [];
      if (method === 'DELETE' && address) {
        // The addresses of the mailbox simulator never get onto the suppression list.
        const message = `Email address ${decodeURIComponent(address)} does not exist on your suppression list.`;
        return refusal(404, 'NotFoundException', message);
      }
      if (method === 'POST' && path === '/v2/email/outbound-emails') return mailbox.send(JSON.parse(body));
      return refusal(400, 'BadRequestException', `The local cloud does not know ${method} ${path}.`);
    },
    /** Handles POST /v2/email/outbound-emails. */
    send: ({
      ConfigurationSetName: configurationSet = '',
      FromEmailAddress: from = '',
      ReplyToAddresses: replyTo = [],
      Destination,
      Content,
    }: SendEmail): Response => {
      const addresses = Object.values(Destination ?? {}).flat();
      const simple = Content?.Simple;
      if (addresses.length === 0 || !simple?.Subject?.Data) {
        const message = 'Only simple messages with a recipient and a subject are understood here.';
        return refusal(400, 'BadRequestException', message);
      }
      if (configurationSet && !configurationSets.includes(configurationSet))
        return refusal(404, 'NotFoundException', `Configuration set <${configurationSet}> does not exist.`);
      const refused = refuse(addresses.map(bareAddress));
      if (refused) return refused;
      const text = simple.Body?.Text?.Data ?? '';
      const html = simple.Body?.Html?.Data ?? '';
      const message = {
        from,
        replyTo,
        subject: simple.Subject.Data,
        text,
        html,
        links: linksOf(html, text),
        headers: Object.fromEntries((simple.Headers ?? []).map(({ Name, Value }) => [Name, Value])),
        date: now().toISOString(),
      };
      const messageId = randomUUID();
      for (const to of addresses.map(bareAddress)) {
        keep({ to, ...message });
        onSent({ to, ...message, messageId, configurationSet });
      }
      return Response.json({ MessageId: messageId });
    },
  };
  return mailbox;
}

export type Mailbox = ReturnType<typeof createMailbox>;
