import { chakra } from '@chakra-ui/react';

export const Miles = chakra('p', {
  base: { color: 'brass', whiteSpace: 'nowrap', textAlign: 'right', '& b': { fontSize: '1.5rem' } },
});

export const nearOrWhole = (miles: number): string => (miles < 1 ? '<1' : String(Math.round(miles)));
