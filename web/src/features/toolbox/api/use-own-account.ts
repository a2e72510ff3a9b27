import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { readStored } from '../../../lib/session/browser-storage.ts';
import { setAccessToken } from '../../../lib/session/session.ts';

/** Mails the link that changes the address. */
export const useRequestEmailChange = () =>
  useMutation({
    mutationFn: (body: { email: string; currentPassword: string }) => call('POST /api/users/email-change', { body }),
  });

/** Ends every other session. This one continues with the returned token. */
export const useSignOutOthers = () =>
  useMutation({
    mutationFn: (body: { currentPassword: string }) =>
      call('POST /api/users/sign-out-others', { body: { ...body, pushDevice: readStored('pushDevice') } }),
    onSuccess: ({ accessToken }) => setAccessToken(accessToken),
  });
