import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { Boundary } from './io.ts';

export type SentMail = { to: string; text: string };

type SendEmail = {
  input: {
    Destination: { ToAddresses: string[] };
    Content: { Simple: { Body: { Text: { Data: string } } } };
  };
};

/**
 * SES and the queues of e-mails in this process: they store what they accept; like every call it may fail, before or
 * after it was accepted.
 */
export const openPostOffice = (boundary: Boundary) => {
  const accepted: SentMail[] = [];
  const down = (): never => {
    throw Object.assign(new Error('SES is down'), { name: 'InternalServiceErrorException' });
  };
  const send = ({ input: { Destination: to, Content: content } }: SendEmail) =>
    boundary.call('ses SendEmail', down, () => {
      accepted.push({ to: to.ToAddresses[0] ?? '', text: content.Simple.Body.Text.Data });
      return {};
    });
  Object.assign(SESv2Client.prototype, { send });
  const queued: string[] = [];
  const queueDown = (): never => {
    throw Object.assign(new Error('SQS is down'), { name: 'ServiceUnavailable', $metadata: { httpStatusCode: 503 } });
  };
  const enqueue = ({ input }: { input: { MessageBody: string } }) =>
    boundary.call('sqs SendMessage', queueDown, () => {
      queued.push(input.MessageBody);
      return {};
    });
  Object.assign(SQSClient.prototype, { send: enqueue });
  // Cognito does nothing here: deleted accounts are removed from it, and no user signs in.
  Object.assign(CognitoIdentityProviderClient.prototype, { send: () => Promise.resolve({}) });
  return {
    accepted: (): readonly SentMail[] => accepted,
    /** Takes the oldest message out of the queues. */
    takeQueued: (): string | undefined => queued.shift(),
    reset: () => {
      accepted.length = 0;
      queued.length = 0;
    },
  };
};
export type PostOffice = ReturnType<typeof openPostOffice>;
