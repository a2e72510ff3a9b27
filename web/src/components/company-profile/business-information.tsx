import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { lazy, Suspense } from 'react';
import { NotSpecified } from '../../ui/text/not-specified.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { ShowcaseLoading } from '../showcase/showcase-loading.tsx';

// The carousel's code loads only with the first photos.
const Showcase = lazy(async () => ({ default: (await import('../showcase/showcase.tsx')).Showcase }));

/** The carousel of a company's photos. Renders nothing when there are none [PRO-16]. */
export const ShowcasePhotos = ({ profile }: { profile: ProfileView }) => {
  const { showcasePhotos = [] } = profile;
  if (showcasePhotos.length === 0) return null;
  return (
    <Suspense fallback={<ShowcaseLoading />}>
      <Showcase photos={showcasePhotos} />
    </Suspense>
  );
};

export const Description = ({ profile }: { profile: ProfileView }) =>
  profile.description ? <RichText html={profile.description} /> : <NotSpecified />;
