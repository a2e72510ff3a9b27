import { paths } from '@plumbline/shared/options/paths';
import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Brand } from './brand.tsx';
import { LegalFooter } from './legal-footer.tsx';
import { PublicHeader } from './public-header.tsx';

export const examples: Examples = {
  Brand: { mark: () => <Brand to={paths.landing.path()} />, pin: () => <Brand pin to={paths.landing.path()} /> },
  LegalFooter: { default: () => <LegalFooter /> },
  PublicHeader: {
    'with a button': () => (
      <PublicHeader>
        <ButtonLink to={paths.login.path()}>{t('Sign In')}</ButtonLink>
      </PublicHeader>
    ),
  },
};
