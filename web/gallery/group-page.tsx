import { Box, chakra } from '@chakra-ui/react';
import { type SyntheticEvent, useState } from 'react';
import type { NamedExample } from './example.ts';
import { GalleryPage } from './gallery-page.tsx';
import { addressOf, type View } from './view.ts';

/** The parts that cover the page and have no height in it. */
const OVERLAYS = '[role$=dialog], [role=menu], [role=listbox]:not([hidden]), [data-scope=toast]';
const OVERLAY_PX = 640;

const neededHeight = ({ body }: Document): number =>
  Math.max(body.scrollHeight, body.querySelector(OVERLAYS) ? OVERLAY_PX : 0);

const ExampleInFrame = ({ example, view }: { example: NamedExample; view: View }) => {
  const [height, setHeight] = useState(120);
  const { lang, scheme } = view;
  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = currentTarget.contentDocument;
    if (!page) return;
    const measure = () => setHeight(neededHeight(page));
    new ResizeObserver(measure).observe(page.body);
    new MutationObserver(measure).observe(page.body, { childList: true, subtree: true });
  };
  return (
    <Box mb="6">
      <chakra.h3 lang="en" mb="2">
        <a href={addressOf({ lang, scheme, example: example.id })}>{example.state}</a>
      </chakra.h3>
      <chakra.iframe
        title={example.id}
        src={addressOf({ lang, scheme, example: example.id, isFramed: true })}
        loading="lazy"
        onLoad={follow}
        style={{ height }}
        width="full"
        borderWidth="1px"
        borderColor="border"
      />
    </Box>
  );
};

type GroupPageProps = { view: View; title: string; examples: readonly NamedExample[] };

/** The examples of a folder, each a page of its own in a frame, so that open dialogs and sessions stay apart. */
export const GroupPage = ({ view, title, examples }: GroupPageProps) => (
  <GalleryPage title={title} view={view}>
    {Object.entries(Object.groupBy(examples, ({ component }) => component)).map(([component, states = []]) => (
      <Box key={component} as="section" mb="10">
        <chakra.h2 lang="en" mb="3">
          {component}
        </chakra.h2>
        {states.map((example) => (
          <ExampleInFrame key={example.id} example={example} view={view} />
        ))}
      </Box>
    ))}
  </GalleryPage>
);
