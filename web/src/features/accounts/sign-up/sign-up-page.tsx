import { paths } from '@plumbline/shared/options/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AsideText } from '../../../components/accounts/auth-frame.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { ListSkeleton } from '../../../ui/states/skeleton.tsx';
import { ThreadFrame } from '../thread/thread-frame.tsx';
import { threadQuery } from '../thread/thread-query.ts';
import { useThread } from '../thread/use-thread.ts';
import { SignUpDone } from './sign-up-done.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSchool } from './use-school.ts';

/** /signup. For a visitor who applies for a job, the page names the job and asks only for the email [ACC-09]. */
export const SignUpPage = () => {
  const { t } = useTranslation();
  const signIn = paths.login.path(threadQuery(useSearchParams()[0]));
  const thread = useThread();
  const [sentTo, setSentTo] = useState<string>();
  const { job, isLoading } = thread;
  const jobTitle = job ? t('Apply for {{job}}', { job: job.name }) : t('Apply for this job');
  const { school, isLoading: schoolLoads } = useSchool();
  const applies = job !== undefined || isLoading;
  const title = school ? t('Sign up with {{school}}', { school: school.name }) : t('Sign Up');
  return (
    <ThreadFrame
      thread={thread}
      step={0}
      room="middle"
      title={applies ? jobTitle : title}
      intro={
        sentTo === undefined && (applies || school)
          ? t('Start with your email. It takes about 4 minutes and costs you nothing.')
          : undefined
      }
      aside={
        <>
          <AsideText>{t('Have an account?')}</AsideText>
          <ButtonLink to={signIn}>{t('Sign In')}</ButtonLink>
        </>
      }
    >
      {sentTo === undefined ? (
        schoolLoads ? (
          <ListSkeleton rows={2} avatar={false} />
        ) : (
          <SignUpForm applies={applies} school={school} signIn={signIn} onDone={setSentTo} />
        )
      ) : (
        <SignUpDone email={sentTo} job={job?.name} />
      )}
    </ThreadFrame>
  );
};
