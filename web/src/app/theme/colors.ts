import { colorPairs } from '@plumbline/shared/options/colors';

/** A color for light and dark. The system's setting chooses, unless `data-theme` on the root forces one. */
const pair = (light: string, dark: string) => ({
  value: { base: light, _dark: dark, _forcedLight: light, _forcedDark: dark },
});

/** The color tokens; components use only these names. */
export const colors = Object.fromEntries(
  Object.entries(colorPairs).map(([name, [light, dark]]) => [name, pair(light, dark)]),
) as Record<keyof typeof colorPairs, ReturnType<typeof pair>>;

/** The only shadow, for floating elements: dialog, menu, toast. */
export const shadows = {
  lift: pair(
    '0 12px 32px rgb(15 28 32 / .18), 0 2px 6px rgb(15 28 32 / .10)',
    '0 16px 40px rgb(0 0 0 / .55), 0 0 0 1px #313D41',
  ),
} as const;
