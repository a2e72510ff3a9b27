import { chakra } from '@chakra-ui/react';

export const Miles = chakra('p', {
  base: { color: 'brass', whiteSpace: 'nowrap', textAlign: 'right', '& b': { fontSize: '1.5rem' } },
});
