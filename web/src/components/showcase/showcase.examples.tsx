import type { Examples } from '../../../gallery/example.ts';
import { photo } from '../../../gallery/photos.ts';
import { Photo } from './photo.tsx';
import { Showcase } from './showcase.tsx';
import { ShowcaseLoading } from './showcase-loading.tsx';

export const examples: Examples = {
  Photo: { default: () => <Photo photo={photo(1)} alt="The shop" width="120" height="90" /> },
  Showcase: {
    'one photo': () => <Showcase photos={[photo(1)]} />,
    'five photos': () => <Showcase photos={[1, 2, 3, 4, 5].map((index) => photo(index, `House ${index}`))} />,
  },
  ShowcaseLoading: { default: () => <ShowcaseLoading /> },
};
