import type { Language } from '@plumbline/shared/options/languages';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { useChallenge } from '../../lib/session/use-challenge.ts';
import type { ProfileType } from './complete-profile/profile-types.ts';
import type { ThreadQuery } from './thread/thread-query.ts';

type SignUp = ThreadQuery & {
  email: string;
  profileType: ProfileType;
  referrer: string | undefined;
  /** A student's consent to be listed with the school of the link. */
  listWithSchool?: boolean;
  language: Language;
};

/** Solves the challenge, then requests the set-up link [ACC-13, ACC-14]. */
export const useSignUp = () => {
  const { solve, isSlow } = useChallenge();
  const signUp = useMutation({
    mutationFn: async (body: SignUp) => {
      const challenge = await solve({ purpose: 'form', email: body.email });
      return call('POST /api/users/register', { body: { ...body, challenge } });
    },
  });
  return { ...signUp, isSlow };
};
