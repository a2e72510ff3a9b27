import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { OutgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import { environment } from './environment.ts';

const client = new SESv2Client({});

export type Mail = {
  to: string;
  subject: OutgoingText;
  text: string;
  html: string;
  /** The address for replies; the support address by default, if there is one. */
  replyTo?: string;
  /** A link that turns off e-mails of this kind. E-mail programs show it as a button (RFC 8058). */
  unsubscribe?: string | undefined;
};

const headersFor = (link: string) => [
  { Name: 'List-Unsubscribe', Value: `<${link}>` },
  { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
];

/** Returns the sender with a name, which mail programs show instead of the address. */
const sender = (address: string): string => (address.includes('<') ? address : `Plumbline <${address}>`);

export const send = async ({
  to,
  replyTo = environment.supportEmail,
  subject,
  text,
  html,
  unsubscribe,
}: Mail): Promise<void> => {
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: sender(environment.mailFrom),
      Destination: { ToAddresses: [to] },
      ...(replyTo && { ReplyToAddresses: [replyTo] }),
      Content: {
        Simple: {
          Subject: { Data: subject },
          Body: { Text: { Data: text }, Html: { Data: html } },
          ...(unsubscribe && { Headers: headersFor(unsubscribe) }),
        },
      },
    }),
  );
};
