import { ChakraProvider } from '@chakra-ui/react';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { system } from './system.ts';

/** Renders a part in the theme, as every page does; for component tests alone. */
export const renderPart = (part: ReactElement): RenderResult =>
  render(part, { wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider> });
