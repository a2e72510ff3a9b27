import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: { base: '610px', lg: 'full' },
    maxWidth: 'none',
    height: 'auto',
    marginLeft: { base: 'calc(50% - 367px)', lg: '0' },
    overflow: 'visible',
    '& rect': { fill: 'brass-soft', stroke: 'border-strong', strokeWidth: '1.5' },
    '& .thin': { fill: 'none', stroke: 'border-strong', strokeWidth: '1.2' },
    '& .floor': { stroke: 'text', strokeWidth: '3' },
    '& .line': { stroke: 'brass-line', strokeWidth: '2.5' },
    '& .weight': { fill: 'brass-line' },
    '& text': { fontFamily: 'body', fontWeight: 'medium', fontSize: '17px', fill: 'muted', textAnchor: 'middle' },
  },
});

/** Left edges of full-height studs, 4 units to the inch: 16 in. on center, kings beside the opening. */
const STUDS = [60, 121, 185, 249, 505, 569, 638, 312, 484];

/** A framed wall to scale: double top plate, header on jack studs, cripples above, a 38 1/2 in. rough opening. */
export const FramedWall = () => {
  const { t } = useTranslation();
  return (
    <Drawing
      viewBox="0 0 664 510.5"
      role="img"
      aria-label={t(
        'Drawing of a framed wall, studs 16 inches on center, with a plumb line hanging in the door opening',
      )}
    >
      <rect x="60" y="440.5" width="258" height="6" />
      <rect x="484" y="440.5" width="160" height="6" />
      <rect x="60" y="64" width="584" height="6" />
      <rect x="60" y="58" width="584" height="6" />
      {STUDS.map((x) => (
        <rect key={x} x={x} y="70" width="6" height="370.5" />
      ))}
      <rect x="318" y="116.5" width="6" height="324" />
      <rect x="478" y="116.5" width="6" height="324" />
      <rect x="318" y="79.5" width="166" height="37" />
      <path className="thin" d="M318 116.5L484 79.5M318 79.5L484 116.5" />
      <rect x="377" y="70" width="6" height="9.5" />
      <rect x="441" y="70" width="6" height="9.5" />
      <path className="thin" d="M508 30H572M504 34l8-8M568 34l8-8M508 21v18M572 21v18" />
      <text x="540" y="16">
        16 in. o.c.
      </text>
      <path className="thin" d="M324 486.5H478M320 490.5l8-8M474 490.5l8-8M324 477.5v18M478 477.5v18" />
      <text x="401" y="472.5">
        38 1/2 in. R.O.
      </text>
      <path className="thin" d="M26 58V446.5M22 62l8-8M22 450.5l8-8M17 58h18M17 446.5h18" />
      <text transform="translate(17 252.25) rotate(-90)">8 ft 1 1/8 in.</text>
      <path className="floor" d="M4 446.5H660" />
      <path className="line" d="M401 -600V354.5" />
      <path className="weight" d="M393 354.5h16v10h-16zM384 367.5h34v8c0 20-11 34-17 52-6-18-17-32-17-52z" />
    </Drawing>
  );
};
