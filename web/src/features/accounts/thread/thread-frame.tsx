import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame, type AuthFrameProps } from '../../../components/accounts/auth-frame.tsx';
import { Stepper } from '../../../ui/controls/stepper.tsx';
import { Notice } from '../../../ui/text/notice.tsx';
import { ThreadJobCard, ThreadJobStrip } from './thread-job.tsx';
import { ThreadSteps, threadSteps } from './thread-steps.tsx';
import type { Thread } from './use-thread.ts';

type ThreadFrameProps = Omit<AuthFrameProps, 'beside' | 'above'> & {
  thread: Thread;
  /** The step of this page, counted from 0. */
  step: number;
  children: ReactNode;
};

/**
 * The frame of a page on the way to an application, which keeps the job on the page: next to the form, on a phone above
 * it. Without a job it is the usual frame. A job that closed meanwhile is mentioned above the form.
 */
export const ThreadFrame = ({ thread, step, children, ...frame }: ThreadFrameProps) => {
  const { t } = useTranslation();
  const { job, isLoading, isClosed } = thread;
  const isShown = job !== undefined || isLoading;
  return (
    <AuthFrame
      {...frame}
      {...(isShown && {
        above: (
          <>
            <ThreadJobStrip job={job} />
            <Stepper steps={threadSteps.map(({ short }) => t(short))} current={step} />
          </>
        ),
        beside: (
          <>
            <ThreadJobCard job={job} />
            <ThreadSteps current={step} />
          </>
        ),
      })}
    >
      {isClosed && (
        <Box marginBottom="5">
          <Notice tone="info">
            {t('This job closed in the meantime. Go on, and we show you other jobs near you.')}
          </Notice>
        </Box>
      )}
      {children}
    </AuthFrame>
  );
};
