import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import type { Boundary } from './io.ts';

export type SentMail = { to: string; text: string };

type SendEmail = {
  input: {
    Destination: { ToAddresses: string[] };
    Content: { Simple: { Body: { Text: { Data: string } } } };
  };
};

/** SES in this process: stores what it accepts; like every call it may fail, before or after it accepted. */
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
  // Cognito does nothing here: deleted accounts are removed from it, and no user signs in.
  Object.assign(CognitoIdentityProviderClient.prototype, { send: () => Promise.resolve({}) });
  return {
    accepted: (): readonly SentMail[] => accepted,
    reset: () => {
      accepted.length = 0;
    },
  };
};
export type PostOffice = ReturnType<typeof openPostOffice>;
