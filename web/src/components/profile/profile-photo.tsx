import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { useState } from 'react';
import { PhotoAvatar } from '../../ui/text/avatar.tsx';

type ProfilePhotoProps = {
  profile: Pick<ProfileView, 'kind' | 'profilePhoto' | 'profilePhotoUrl'>;
  size?: 'lg' | 'xl';
};

/** The photo of a person or a company; the thumbnail first, the photo itself while there is no thumbnail [FIL-06]. */
export const ProfilePhoto = ({ profile, size = 'xl' }: ProfilePhotoProps) => {
  const { profilePhoto, profilePhotoUrl, kind } = profile;
  const [broken, setBroken] = useState<readonly string[]>([]);
  const src = [profilePhotoUrl, profilePhoto?.thumbnails?.small, profilePhoto?.url].find(
    (url) => url && !broken.includes(url),
  );
  const onError = () => src && setBroken([...broken, src]);
  return <PhotoAvatar photo={src ? { src, onError } : undefined} company={kind !== 'candidate'} size={size} />;
};
