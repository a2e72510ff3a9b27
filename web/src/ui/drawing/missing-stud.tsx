import { Drawing, weightPath } from './drawing.ts';

/** The left edges of the studs, 16 in. on center. The stud at 317 is missing. */
const STUDS = [-259, -195, -131, -67, -3, 61, 125, 189, 253, 381, 445, 509, 573];

type MissingStudProps = {
  /** Whether only the middle of the drawing shows, for a card. */
  close?: boolean;
};

/** The drawing of the not-found page: a wall with one stud missing, dashed at its place. */
export const MissingStud = ({ close = false }: MissingStudProps) => (
  <Drawing viewBox={close ? '60 -10 520 470' : '20 -10 600 500'} aria-hidden>
    <rect x="-400" y="440.5" width="979" height="6" />
    <rect x="-400" y="64" width="979" height="6" />
    <rect x="-400" y="58" width="979" height="6" />
    {STUDS.map((x) => (
      <rect key={x} x={x} y="70" width="6" height="370.5" />
    ))}
    <rect className="missing" x="317" y="70" width="6" height="370.5" />
    <path className="thin" d="M256 30H384M252 34l8-8M380 34l8-8M256 21v18M384 21v18" />
    <text x="287" y="16">
      32 in.
    </text>
    <path className="thin" d="M448 30H512M444 34l8-8M508 34l8-8M448 21v18M512 21v18" />
    <text x="480" y="16">
      16 in. o.c.
    </text>
    <path className="floor" d="M-2000 446.5H3000" />
    <path className="line" d="M320 -1600V344.5" />
    <path className="weight" d={weightPath(320, 344.5)} />
  </Drawing>
);
