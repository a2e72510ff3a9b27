const SIDE = 400;

const mark = (ground: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>${drawing}</svg>`;

const stroke = (path: string, color: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="miter"/>`;

/** Lakeland Framing & Exteriors: rafters over water. */
export const lakeland = mark(
  '#f4f1e8',
  stroke('M 60 214 L 200 92 L 340 214', '#1f4a5c', 26) +
    stroke('M 120 214 V 196 M 200 214 V 126 M 280 214 V 196', '#1f4a5c', 20) +
    stroke('M 60 264 Q 95 236 130 264 T 200 264 T 270 264 T 340 264', '#3f8fa8', 18) +
    stroke('M 60 310 Q 95 282 130 310 T 200 310 T 270 310 T 340 310', '#8cc0cf', 18),
);

/** Kosciusko Truss: a Fink truss. */
export const kosciusko = mark(
  '#5a2d1d',
  stroke('M 46 268 L 200 128 L 354 268 Z', '#f1dfc2', 20) +
    stroke('M 123 198 L 156 268 L 200 128 L 244 268 L 277 198', '#f1dfc2', 14),
);

/** Beaver Dam Cabinet & Trim: a dovetail. */
export const beaverDam = mark(
  '#efe6d6',
  '<path d="M 70 90 H 330 V 200 H 70 Z" fill="#7a4b25"/><path d="M 110 200 L 96 280 H 164 L 150 200 Z M 250 200 L 236 280 H 304 L 290 200 Z" fill="#7a4b25"/><path d="M 70 214 H 94 L 80 294 H 180 L 166 214 H 234 L 220 294 H 320 L 306 214 H 330 V 324 H 70 Z" fill="#c58c53"/>',
);

/** Stellar Concrete Works: a star cast in a slab. */
export const stellar = mark(
  '#3d4247',
  '<path d="M 200 66 L 232 158 L 330 160 L 252 218 L 280 312 L 200 256 L 120 312 L 148 218 L 70 160 L 168 158 Z" fill="#d9dcd8"/><path d="M 60 336 H 340" stroke="#e0a83a" stroke-width="16"/>',
);

/** Hoosier Timber Homes: post, beam and braces. */
export const hoosier = mark(
  '#26402f',
  stroke('M 96 330 V 118 H 304 V 330', '#e6d3a8', 30) +
    stroke('M 96 210 L 180 118 M 304 210 L 220 118', '#e6d3a8', 20) +
    stroke('M 60 118 L 200 52 L 340 118', '#b98f4a', 18),
);

/** Blue Heron Concrete: a bird's neck and the water line. */
export const blueHeron = mark(
  '#e8eef2',
  stroke('M 150 330 V 210 C 150 150 250 170 250 110 C 250 80 226 72 206 82', '#2b5f8a', 26) +
    '<path d="M 214 70 L 320 92 L 216 104 Z" fill="#d39a2d"/>' +
    stroke('M 60 330 H 340', '#2b5f8a', 18),
);

/** Maple City Decks: boards. */
export const mapleCity = mark(
  '#f6efe4',
  [0, 1, 2, 3, 4]
    .map(
      (at) =>
        `<path d="M ${70 + at * 54} 320 L ${122 + at * 33} 90 H ${146 + at * 33} L ${112 + at * 54} 320 Z" fill="${at % 2 ? '#a3442b' : '#c2643f'}"/>`,
    )
    .join(''),
);
