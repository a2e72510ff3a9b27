import { Box, chakra } from '@chakra-ui/react';
import type { SecondFactor } from '@plumbline/shared/contracts/accounts/auth';
import { paths } from '@plumbline/shared/options/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { AuthFrame } from '../../../components/accounts/auth-frame.tsx';
import { ButtonAnchor } from '../../../ui/controls/button.tsx';
import { QrCode } from '../../../ui/drawing/qr-code.tsx';
import { useReturnTo } from '../use-return-to.ts';
import { readCodeChallenge } from './asked-code.ts';
import { CodeForm } from './code-form.tsx';
import { EnrollmentForm } from './enrollment-form.tsx';

const Steps = chakra('ol', {
  base: { display: 'grid', gap: '4', paddingLeft: '5', listStyleType: 'decimal', marginBottom: '6' },
});

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

const SetUpSteps = ({ secret, uri }: NonNullable<SecondFactor['setUp']>) => {
  const { t } = useTranslation();
  return (
    <Steps>
      <li>{t('Install an authenticator app on your phone, or open the one you have.')}</li>
      <li>
        {t('Scan this code with it, or type the key.')}
        <Box display="grid" gap="3" marginTop="3">
          <QrCode text={uri} label={t('QR code for your authenticator app')} />
          <ButtonAnchor href={uri} display={{ base: 'inline-flex', md: 'none' }} justifySelf="start">
            {t('Open in an app on this phone')}
          </ButtonAnchor>
          <Box>
            <Box textStyle="label" color="muted">
              {t('Key')}
            </Box>
            <Box as="code" userSelect="all" overflowWrap="anywhere">
              {inFours(secret)}
            </Box>
          </Box>
        </Box>
      </li>
      <li>{t('Enter the code the app shows.')}</li>
    </Steps>
  );
};

/**
 * /login/set-up: staff without an authenticator app enter the enrollment code from a colleague, then add the secret to
 * an app. The app's first code completes the sign-in.
 */
export const SetUpPage = () => {
  const { t } = useTranslation();
  const redirect = useReturnTo();
  const [asked, setAsked] = useState(readCodeChallenge);
  if (!asked?.enrollment && !asked?.setUp) return <Navigate to={paths.login.path({ redirect })} replace />;
  const intro = asked.setUp
    ? t('Staff signs in with a password and a code from an app. You set it up once; it takes two minutes.')
    : t('Enter the enrollment code that a colleague gave you. No code? Ask a colleague on the staff for a new one.');
  return (
    <AuthFrame title={t('Set up your second step')} intro={intro}>
      {asked.setUp ? (
        <>
          <SetUpSteps {...asked.setUp} />
          <CodeForm {...asked} />
        </>
      ) : (
        <EnrollmentForm asked={asked} onStarted={setAsked} />
      )}
    </AuthFrame>
  );
};
