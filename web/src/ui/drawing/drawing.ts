import { chakra } from '@chakra-ui/react';

/**
 * A framing drawing, 4 units to the inch: timber, thin construction lines, floor, and the plumb line with its weight.
 */
export const Drawing = chakra('svg', {
  base: {
    display: 'block',
    maxWidth: 'none',
    height: 'auto',
    overflow: 'visible',
    '& rect': { fill: 'brass-soft', stroke: 'border-strong', strokeWidth: '1.5' },
    '& .missing': { fill: 'none', strokeDasharray: '9 6' },
    '& .thin': { fill: 'none', stroke: 'border-strong', strokeWidth: '1.2' },
    '& .floor': { stroke: 'text', strokeWidth: '3' },
    '& .line': { stroke: 'brass-line', strokeWidth: '2.5' },
    '& .weight': { fill: 'brass-line' },
    '& text': { fontFamily: 'body', fontWeight: 'medium', fontSize: '17px', fill: 'muted', textAnchor: 'middle' },
  },
});

/** The path of the plumb line's weight, whose top is at `x`, `y` and whose tip points down. */
export const weightPath = (x: number, y: number): string =>
  `M${x - 8} ${y}h16v10h-16zM${x - 17} ${y + 13}h34v8c0 20-11 34-17 52-6-18-17-32-17-52z`;
