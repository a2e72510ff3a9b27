import { ChakraProvider } from '@chakra-ui/react';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { system } from './system.ts';

/** Renders a component in the theme, as every page does. For component tests only. */
export const renderPart = (part: ReactElement): RenderResult =>
  render(part, { wrapper: ({ children }) => <ChakraProvider value={system}>{children}</ChakraProvider> });
