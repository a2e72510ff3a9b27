/** A colour in light and dark. The media query decides unless `data-theme` on the root forces one. */
const pair = (light: string, dark: string) => ({
  value: { base: light, _dark: dark, _forcedLight: light, _forcedDark: dark },
});

/** The colour tokens; components use these names only, in pairs whose contrast is at least 4.5 (text) or 3 (controls). */
export const colors = {
  bg: pair('#F1F3F1', '#0F1416'),
  surface: pair('#FFFFFF', '#171E21'),
  sunken: pair('#E6EAE8', '#202A2D'),
  border: pair('#CDD5D2', '#313D41'),
  'border-strong': pair('#75827F', '#74858A'),
  text: pair('#141C1E', '#E8EDEB'),
  muted: pair('#4F5C5B', '#A4B2B2'),
  accent: pair('#0E5383', '#82C1EA'),
  'accent-hover': pair('#093F66', '#A9D6F2'),
  'on-accent': pair('#FFFFFF', '#07202F'),
  'accent-soft': pair('#DFEBF3', '#16303F'),
  brass: pair('#7C5510', '#E2B566'),
  'brass-line': pair('#B07F22', '#C4923A'),
  'brass-soft': pair('#F5ECD9', '#332916'),
  success: pair('#17643F', '#7FD3A6'),
  'success-soft': pair('#DDEFE5', '#153326'),
  warning: pair('#93420A', '#F2B078'),
  'warning-soft': pair('#FBE8DA', '#3B2513'),
  danger: pair('#AE231C', '#F59A92'),
  'danger-hover': pair('#8C1A14', '#F9BAB4'),
  'on-danger': pair('#FFFFFF', '#2E0805'),
  'danger-soft': pair('#FAE3E0', '#421B18'),
  info: pair('#0B5F6C', '#7CCBD6'),
  'info-soft': pair('#DAEDF0', '#12343A'),
  'masked-text': pair('#47524F', '#B0BCBA'),
  'masked-bg': pair('#E6EAE8', '#202A2D'),
  'masked-line': pair('#D3DAD7', '#2C383B'),
  dot: pair('#C8271F', '#FF6A5E'),
  focus: pair('#0E5383', '#82C1EA'),
  scrim: pair('rgb(15 24 27 / .52)', 'rgb(4 7 8 / .68)'),
} as const;

/** The one shadow, for what floats: dialog, menu, toast. */
export const shadows = {
  lift: pair(
    '0 12px 32px rgb(15 28 32 / .18), 0 2px 6px rgb(15 28 32 / .10)',
    '0 16px 40px rgb(0 0 0 / .55), 0 0 0 1px #313D41',
  ),
} as const;
