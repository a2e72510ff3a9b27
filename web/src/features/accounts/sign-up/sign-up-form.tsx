import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ChallengeStatus } from '../../../components/accounts/challenge-status.tsx';
import { codeOf } from '../../../lib/api/api-error.ts';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { lazyResolver } from '../../../ui/forms/lazy-resolver.ts';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { Notice } from '../../../ui/text/notice.tsx';
import { ProfileTypeChoice } from '../complete-profile/profile-type-choice.tsx';
import { useProfileType } from '../complete-profile/use-profile-type.ts';
import { threadQuery } from '../thread/thread-query.ts';
import { useSignUp } from '../use-sign-up.ts';
import { ListWithSchool } from './list-with-school.tsx';
import { signUpFailure } from './sign-up-failure.ts';
import { TermsSentence } from './terms-sentence.tsx';
import { TrustBadge } from './trust-badge.tsx';
import type { School } from './use-school.ts';

const resolver = lazyResolver(async () => (await import('./sign-up-schema.ts')).signUpSchema);

const BlockedDialog = lazy(async () => ({ default: (await import('./blocked-dialog.tsx')).BlockedDialog }));

type SignUpFormProps = {
  /** Whether the visitor signs up to apply for a job, who is then a worker. */
  applies?: boolean;
  /** The school whose link the student opened. */
  school?: School | undefined;
  /** The address of the sign-in, which continues in the same way. */
  signIn?: string;
  onDone: (email: string) => void;
};

/** One email field, the kind of account, and the terms [ACC-09 to ACC-18]. */
export const SignUpForm = ({ applies = false, school, signIn = paths.login.path(), onDone }: SignUpFormProps) => {
  const { t, i18n } = useTranslation();
  const [profileType, chooseType] = useProfileType();
  const [query] = useSearchParams();
  const referrer = query.get('referrer') ?? undefined;
  const [listWithSchool, setListWithSchool] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [blocked, setBlocked] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const signUp = useSignUp();
  const { control, handleSubmit, setError } = useForm({ resolver, defaultValues: { email: '' } });

  const showFailure = (error: unknown) => {
    const shown = signUpFailure(error);
    setTaken(codeOf(error) === 'email_exists');
    if (shown.kind === 'blocked') setBlocked(true);
    else if (shown.kind === 'field') setError('email', { message: shown.message }, { shouldFocus: true });
    else setFailure(shown.message);
  };
  const submit = handleSubmit(({ email }) => {
    setFailure(undefined);
    setTaken(false);
    const kind = school ? ({ profileType: 'candidate', listWithSchool } as const) : { profileType };
    const language = i18n.language === 'es' ? 'es' : 'en';
    signUp.mutate(
      { email, ...kind, referrer, language, ...threadQuery(query) },
      { onSuccess: () => onDone(email), onError: showFailure },
    );
  });

  return (
    <FormStack noValidate onSubmit={submit}>
      {failure && <Notice tone="danger">{t(failure)}</Notice>}
      {!applies && !school && <ProfileTypeChoice value={profileType} onChange={chooseType} />}
      <TextField
        control={control}
        name="email"
        label={t('Email')}
        help={
          applies
            ? t("We'll email you a link. It brings you back to this job.")
            : t("We'll email you a link to set your password and finish your profile.")
        }
        type="email"
        autoComplete="email"
        spellCheck={false}
        required
      />
      {school && <ListWithSchool school={school.name} checked={listWithSchool} onChange={setListWithSchool} />}
      {isTaken && (
        <p>
          <Trans
            i18nKey={msg('This email already has an account. <signin>Sign in instead</signin>')}
            components={{ signin: <Link to={signIn} /> }}
          />
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" wide disabled={signUp.isPending}>
        {signUp.isPending ? t('Sending...') : t('Sign Up')}
      </Button>
      <ChallengeStatus isSlow={signUp.isSlow} />
      <TermsSentence
        text={msg(
          "By signing up you say that you're 18 or older, and agree to the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy> of {{company}}.",
        )}
      />
      <TrustBadge />
      {school && (
        <Box asChild textStyle="small" display="inline-flex" alignItems="center" justifySelf="start" minHeight="44px">
          <Link to={paths.signup.path()}>{t('Not a student there? Use the regular sign-up')}</Link>
        </Box>
      )}
      {applies && !school && (
        <Box asChild textStyle="small" display="inline-flex" alignItems="center" justifySelf="start" minHeight="44px">
          <Link to={paths.signup.path()}>{t('Hiring, supplying or teaching? Use another sign-up')}</Link>
        </Box>
      )}
      {blocked && (
        <Suspense>
          <BlockedDialog onClose={() => setBlocked(false)} />
        </Suspense>
      )}
    </FormStack>
  );
};
