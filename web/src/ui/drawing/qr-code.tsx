import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';

/** The margin around the code, in modules, that scanners need. */
const QUIET_ZONE = 4;

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    maxWidth: '200px',
    aspectRatio: '1',
    borderRadius: 'm',
    borderWidth: '1px',
    borderColor: 'border',
  },
});

type BoxSize = { maxWidth?: string };

/** A text as a QR code, dark on white in every theme; `label` is the screen reader text. */
export const QrCode = ({ text, label, ...box }: { text: string; label: string } & BoxSize) => {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Drawing {...box} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </Drawing>
  );
};
