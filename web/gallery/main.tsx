import './own-storage.ts';
import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-500.css';
import '@fontsource/inter/latin-600.css';
import '@fontsource/barlow-semi-condensed/latin-600.css';
import '@fontsource/barlow-semi-condensed/latin-700.css';
import '../src/app/theme/base.css';
import '../src/app/theme/motif.css';
import { Box, ChakraProvider } from '@chakra-ui/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { system } from '../src/app/theme/system.ts';
import { initI18n } from '../src/lib/i18n.ts';
import { es } from '../src/locales/es.ts';
import { groupOf } from './example.ts';
import { ExampleFrame } from './example-frame.tsx';
import { GalleryPage } from './gallery-page.tsx';
import { GroupPage } from './group-page.tsx';
import { groups, loadGroup } from './groups.ts';
import { ListPage } from './list-page.tsx';
import { prepareExample } from './prepare-example.ts';
import { readView } from './view.ts';

const view = readView(location.search);
const { lang, scheme, group, example: id, isFramed } = view;

const STILL_MS = 200;

/** Marks the page for tests when the example has reached its state and nothing has changed for a moment. */
const onShown = () => {
  const mark = () => {
    document.documentElement.dataset.shown = 'true';
  };
  let timer = setTimeout(mark, STILL_MS);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(mark, STILL_MS);
  };
  new MutationObserver(wait).observe(document.body, { childList: true, subtree: true });
};

const openExample = async (wanted: string): Promise<ReactNode> => {
  const example = (await loadGroup(groupOf(wanted))).find((one) => one.id === wanted);
  if (!example) return <GalleryPage title="There is no such example" view={view} />;
  prepareExample(example);
  const frame = <ExampleFrame example={example} onShown={onShown} />;
  document.title = example.id;
  if (isFramed) return <Box p="4">{frame}</Box>;
  return (
    <GalleryPage title={`${example.component}: ${example.state}`} view={view}>
      {frame}
    </GalleryPage>
  );
};

const openPage = async (): Promise<ReactNode> => {
  if (id) return openExample(id);
  if (group) return <GroupPage view={view} title={group} examples={await loadGroup(group)} />;
  return <ListPage view={view} examples={(await Promise.all(groups.map(loadGroup))).flat()} />;
};

const start = async () => {
  await initI18n();
  i18next.addResourceBundle('es', 'translation', es);
  await i18next.changeLanguage(lang);
  document.documentElement.lang = lang;
  document.documentElement.dataset.theme = scheme;
  const page = await openPage();
  createRoot(document.getElementById('root')!).render(<ChakraProvider value={system}>{page}</ChakraProvider>);
};

void start();
