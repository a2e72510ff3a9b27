import { DeleteSuppressedDestinationCommand, SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
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
  /**
   * The name of a conversation. Mail programs show mails with the same name as one conversation. SES sets the id of
   * each mail itself, so the mails refer to a first mail that doesn't exist, which RFC 5322 allows.
   */
  conversation?: string;
};

const headersFor = ({ unsubscribe, conversation }: Mail) => [
  ...(unsubscribe
    ? [
        { Name: 'List-Unsubscribe', Value: `<${unsubscribe}>` },
        { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
      ]
    : []),
  ...(conversation
    ? ['In-Reply-To', 'References'].map((Name) => ({
        Name,
        Value: `<${conversation}@${new URL(environment.siteUrl).hostname}>`,
      }))
    : []),
];

/** Returns the sender with a name, which mail programs show instead of the address. */
const sender = (address: string): string => (address.includes('<') ? address : `Plumbline <${address}>`);

export const send = async (mail: Mail): Promise<void> => {
  const { to, replyTo = environment.supportEmail, subject, text, html } = mail;
  const headers = headersFor(mail);
  await client.send(
    new SendEmailCommand({
      ConfigurationSetName: environment.mailConfigurationSet,
      FromEmailAddress: sender(environment.mailFrom),
      Destination: { ToAddresses: [to] },
      ...(replyTo && { ReplyToAddresses: [replyTo] }),
      Content: {
        Simple: {
          Subject: { Data: subject },
          Body: { Text: { Data: text }, Html: { Data: html } },
          ...(headers.length > 0 && { Headers: headers }),
        },
      },
    }),
  );
};

/** Removes an address from SES's list of addresses that it drops e-mails to; an absent one is fine. */
export const removeSuppression = async (EmailAddress: string): Promise<void> => {
  try {
    await client.send(new DeleteSuppressedDestinationCommand({ EmailAddress }));
  } catch (error) {
    if (!(error instanceof Error && error.name === 'NotFoundException')) throw error;
  }
};
