import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { type CodeChallenge, keepAskedCode } from './asked-code.ts';

/** Sends the enrollment code of a sign-in; `onStarted` gets the challenge for the first code of the new app. */
export const useEnrollApp = ({ challenge, email }: CodeChallenge, onStarted: (asked: CodeChallenge) => void) =>
  useMutation({
    mutationFn: async ({ enrollmentCode }: { enrollmentCode: string }) => {
      const { secondFactor } = await call('POST /api/auth/enrollment', { body: { challenge, enrollmentCode } });
      return { ...secondFactor, email };
    },
    onSuccess: (asked) => {
      keepAskedCode(asked);
      onStarted(asked);
    },
  });
