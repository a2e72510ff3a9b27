import '@chakra-ui/react';

declare module '../../../../node_modules/@chakra-ui/react/dist/types/styled-system/generated/conditions.gen' {
  /** The theme's own breakpoint, beside Chakra's. */
  interface Conditions {
    desk: string;
  }
}
