import type { FileView } from '@plumbline/shared/contracts/files/file-shape';
import { thumbnailPixels } from '@plumbline/shared/options/files';
import { type ComponentProps, useState } from 'react';

type PhotoProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'onError'> & { photo: FileView | undefined };

/**
 * A stored photo in the size that the screen needs. While its thumbnails are still being made, the photo itself shows.
 */
export const Photo = ({ photo, alt, ...rest }: PhotoProps) => {
  const [failed, setFailed] = useState<string>();
  const { thumbnails, url } = photo ?? {};
  if (!thumbnails || failed === thumbnails.small) return url ? <img {...rest} src={url} alt={alt} /> : null;
  const { small, large } = thumbnails;
  return (
    <img
      {...rest}
      src={small}
      srcSet={`${small} ${thumbnailPixels.small}w, ${large} ${thumbnailPixels.large}w`}
      alt={alt}
      onError={() => setFailed(small)}
    />
  );
};
