import { Box, chakra } from '@chakra-ui/react';
import type { NamedExample } from './example.ts';
import { GalleryPage } from './gallery-page.tsx';
import { addressOf, type View } from './view.ts';

type ListPageProps = { view: View; examples: readonly NamedExample[] };

/** All examples by folder and component. */
export const ListPage = ({ view, examples }: ListPageProps) => (
  <GalleryPage title="Component gallery" view={view}>
    {Object.entries(Object.groupBy(examples, ({ group }) => group)).map(([group, ofGroup = []]) => (
      <Box key={group} as="section" lang="en" mb="8">
        <h2>
          <a href={addressOf({ ...view, group })}>{group}</a>
        </h2>
        <ul>
          {Object.entries(Object.groupBy(ofGroup, ({ component }) => component)).map(([component, states = []]) => (
            <chakra.li key={component} py="1">
              <b>{component}</b>
              {states.map(({ id, state }) => (
                <chakra.a
                  key={id}
                  display="inline-block"
                  py="1.5"
                  marginInlineStart="3"
                  href={addressOf({ ...view, example: id })}
                >
                  {state}
                </chakra.a>
              ))}
            </chakra.li>
          ))}
        </ul>
      </Box>
    ))}
  </GalleryPage>
);
