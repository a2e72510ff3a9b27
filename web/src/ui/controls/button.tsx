import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '44px',
    px: '4.5',
    py: '2',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'm',
    textStyle: 'control',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background {durations.fast} {easings.plumb}, border-color {durations.fast} {easings.plumb}',
    _disabled: { bg: 'sunken', color: 'muted', borderColor: 'transparent', cursor: 'default' },
  },
  variants: {
    variant: {
      primary: { bg: 'accent', color: 'on-accent', _hover: { bg: 'accent-hover', color: 'on-accent' } },
      line: {
        bg: 'surface',
        color: 'text',
        borderColor: 'border-strong',
        _hover: { borderColor: 'accent', color: 'accent' },
      },
      quiet: { color: 'accent', px: '2.5', _hover: { bg: 'accent-soft' }, _disabled: { bg: 'transparent' } },
      text: { color: 'text', px: '2.5', _hover: { bg: 'sunken', color: 'text' }, _disabled: { bg: 'transparent' } },
      danger: { bg: 'danger', color: 'on-danger', _hover: { bg: 'danger-hover', color: 'on-danger' } },
    },
    size: { md: {}, lg: { minHeight: '52px', px: '26px', fontSize: '1.0625rem' } },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'line', size: 'md' },
});

/** Marks buttons, so that styles can lay out a row of them. */
const part = { 'data-ui': 'button' };

/** A button never submits by default; a form's submit says `type="submit"`. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button', ...part } });

/** A link that looks like a button, for plain navigation. */
export const ButtonLink = chakra(Link, buttonRecipe, { defaultProps: part });

/** A plain anchor that looks like a button, for files and other sites. */
export const ButtonAnchor = chakra('a', buttonRecipe, { defaultProps: part });

/** A button of 44 px around one icon. It needs an `aria-label`. */
export const IconButton = chakra(
  'button',
  defineRecipe({
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      position: 'relative',
      flex: 'none',
      width: '44px',
      height: '44px',
      borderRadius: 'm',
      color: 'text',
      _hover: { bg: 'sunken' },
      _disabled: { color: 'border-strong', bg: 'transparent', cursor: 'default', opacity: '0.6' },
    },
    variants: {
      line: {
        true: {
          width: '48px',
          height: '48px',
          bg: 'surface',
          borderWidth: '1px',
          borderColor: 'border-strong',
          _hover: { borderColor: 'accent' },
        },
      },
    },
  }),
  { defaultProps: { type: 'button' } },
);
