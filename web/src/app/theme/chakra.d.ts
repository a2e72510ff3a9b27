import '@chakra-ui/react';

declare module '../../../../node_modules/@chakra-ui/react/dist/types/styled-system/generated/conditions.gen' {
  /** The theme's own breakpoint, in addition to Chakra's. */
  interface Conditions {
    desk: string;
  }
}

/** The variants that the theme's recipes add to Chakra's. */
declare module '../../../../node_modules/@chakra-ui/react/dist/types/styled-system/generated/recipes.gen' {
  interface BadgeVariant {
    tone?: 'success' | 'warning' | 'danger' | 'info' | 'plain' | 'match' | undefined;
  }
  interface CardVariant {
    pad?: boolean | undefined;
  }
  interface SkeletonVariant {
    shape?: 'avatar' | 'icon' | 'heading' | 'figure' | 'pill' | 'button' | undefined;
  }
}
