import { useTranslation } from 'react-i18next';
import { Drawing, weightPath } from '../../ui/drawing/drawing.ts';
import { OpeningParts } from '../../ui/drawing/framed-opening.tsx';

/** Left edges of full-height studs, 4 units to the inch: 16 in. on center, king studs at the sides of the opening. */
const STUDS = [60, 121, 185, 249, 505, 569, 638, 312, 484];

/** A framed wall to scale: double top plate, header on jack studs, cripples above, a 38 1/2 in. rough opening. */
export const FramedWall = () => {
  const { t } = useTranslation();
  return (
    <Drawing
      viewBox="0 0 664 510.5"
      width={{ base: '610px', lg: 'full' }}
      flex="none"
      marginLeft={{ base: 'calc(50% - 367px)', lg: '0' }}
      role="img"
      aria-label={t(
        'Drawing of a framed wall, studs 16 inches on center, with a plumb line hanging in the door opening',
      )}
    >
      <rect x="60" y="440.5" width="258" height="6" />
      <rect x="484" y="440.5" width="160" height="6" />
      <rect x="60" y="64" width="584" height="6" />
      <rect x="60" y="58" width="584" height="6" />
      <OpeningParts studs={STUDS} />
      <path className="thin" d="M508 30H572M504 34l8-8M568 34l8-8M508 21v18M572 21v18" />
      <text x="540" y="16">
        16 in. o.c.
      </text>
      <path className="thin" d="M26 58V446.5M22 62l8-8M22 450.5l8-8M17 58h18M17 446.5h18" />
      <text transform="translate(17 252.25) rotate(-90)">8 ft 1 1/8 in.</text>
      <path className="floor" d="M4 446.5H660" />
      <path className="line" d="M401 -600V354.5" />
      <path className="weight" d={weightPath(401, 354.5)} />
    </Drawing>
  );
};
