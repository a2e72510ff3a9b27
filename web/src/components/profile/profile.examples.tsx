import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { WithForm } from '../../../gallery/with-form.tsx';
import { seeker } from '../../../gallery/workers.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { MaskedLine, MaskedValue } from './masked.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import { ProfileLoading, ProfileUnavailable } from './profile-states.tsx';
import { SetUpProgress } from './set-up-progress.tsx';
import { ZipPlaceField } from './zip-place-field.tsx';

const unavailable = (status: number) => () => (
  <ProfileUnavailable error={new ApiError(status, 'unknown', '')} onRetry={() => {}} />
);

export const examples: Examples = {
  MaskedValue: {
    phone: () => <MaskedValue kind="phone" />,
    email: () => <MaskedValue kind="email" withIcon />,
  },
  MaskedLine: { default: () => <MaskedLine width="60%" /> },
  ProfilePhoto: {
    'of a person': () => <ProfilePhoto profile={seeker()} />,
    'of a company': () => <ProfilePhoto profile={{ kind: 'provider' }} size="lg" />,
  },
  ProfileLoading: { default: () => <ProfileLoading /> },
  ProfileUnavailable: { gone: unavailable(404), deleted: unavailable(410), failed: unavailable(500) },
  SetUpProgress: { 'in part': () => <SetUpProgress done={2} total={5} label={t('Profile')} /> },
  ZipPlaceField: {
    empty: () => (
      <WithForm draw={(control) => <ZipPlaceField control={control} name="value" label={t('Zip Code')} required />} />
    ),
    'military post': () => (
      <WithForm
        value="09012"
        draw={(control) => <ZipPlaceField control={control} name="value" label={t('Zip Code')} onMap />}
      />
    ),
    unknown: () => (
      <WithForm
        value="00000"
        draw={(control) => <ZipPlaceField control={control} name="value" label={t('Zip Code')} />}
      />
    ),
  },
};
