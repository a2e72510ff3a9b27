import { Drawing, weightPath } from './drawing.ts';

/** The door opening without the numbers: king, jack and cripple studs, the header crossed out as framers draw it. */
export const OpeningParts = ({ studs }: { studs: readonly number[] }) => (
  <>
    {studs.map((x) => (
      <rect key={x} x={x} y="70" width="6" height="370.5" />
    ))}
    <rect x="318" y="116.5" width="6" height="324" />
    <rect x="478" y="116.5" width="6" height="324" />
    <rect x="318" y="79.5" width="166" height="37" />
    <path className="thin" d="M318 116.5L484 79.5M318 79.5L484 116.5" />
    <rect x="377" y="70" width="6" height="9.5" />
    <rect x="441" y="70" width="6" height="9.5" />
    <path className="thin" d="M324 486.5H478M320 490.5l8-8M474 490.5l8-8M324 477.5v18M478 477.5v18" />
    <text x="401" y="472.5">
      38 1/2 in. R.O.
    </text>
  </>
);

const STUDS = [249, 505, 569, 638, 312, 484];

/**
 * The drawing next to the forms of the entry pages: a rough opening with the plumb line in it, on a floor that runs the
 * full width.
 */
export const FramedOpening = () => (
  <Drawing viewBox="236 -30 420 532" aria-hidden>
    <rect x="249" y="440.5" width="69" height="6" />
    <rect x="484" y="440.5" width="160" height="6" />
    <rect x="249" y="64" width="395" height="6" />
    <rect x="249" y="58" width="395" height="6" />
    <OpeningParts studs={STUDS} />
    <path className="floor" d="M-2000 446.5H3000" />
    <path className="line" d="M401 -2600V354.5" />
    <path className="weight" d={weightPath(401, 354.5)} />
  </Drawing>
);
