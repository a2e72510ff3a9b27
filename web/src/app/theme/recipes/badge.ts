import { defineRecipe } from '@chakra-ui/react';

/** A word on a colored ground, or in an outline for a trade, a qualification and other words of a list. */
export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    py: '3px',
    borderRadius: 's',
    lineHeight: '1.35',
    fontWeight: 'medium',
  },
  variants: {
    variant: {
      /** One line, except a text that is longer than its container. */
      subtle: { px: '2', fontSize: 'pill', flex: 'none', width: 'max-content', maxWidth: 'full' },
      outline: {
        px: '9px',
        borderWidth: '1px',
        borderColor: 'border',
        bg: 'surface',
        color: 'text',
        fontSize: 'small',
      },
    },
    tone: {
      success: { bg: 'success-soft', color: 'success' },
      warning: { bg: 'warning-soft', color: 'warning' },
      danger: { bg: 'danger-soft', color: 'danger' },
      info: { bg: 'info-soft', color: 'info' },
      plain: { bg: 'sunken', color: 'text' },
      /** A match: the only use of the bob as an icon. */
      match: {
        bg: 'brass-soft',
        color: 'brass',
        _before: {
          content: '""',
          flex: 'none',
          width: '8px',
          height: '13px',
          bg: 'brass',
          mask: 'var(--bob) center / contain no-repeat',
        },
      },
    },
  },
  defaultVariants: { variant: 'subtle' },
});
