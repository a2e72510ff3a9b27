import { chakra, defineRecipe } from '@chakra-ui/react';

/** Why it matched: trade, level and miles beside the bob. One a row, next to the name. */
export const MatchReason = chakra(
  'span',
  defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifySelf: 'start',
      borderRadius: 's',
      bg: 'brass-soft',
      color: 'text',
      fontSize: 'small',
      lineHeight: '1.35',
      ps: '2',
      pe: '2.5',
      py: '1',
      _before: {
        content: '""',
        flex: 'none',
        width: '9px',
        height: '15px',
        marginEnd: '2',
        bg: 'brass',
        mask: 'var(--bob) center / contain no-repeat',
      },
    },
  }),
  { defaultProps: { 'data-ui': 'reason' } },
);
