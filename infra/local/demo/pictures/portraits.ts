import { blur, gradient, polygon, rect, row } from './texture.ts';

const SIDE = 600;

type Portrait = {
  sky: readonly [string, string, string];
  sun: readonly [x: number, y: number];
  lean: number;
  shirt: string;
  behind: string;
};

/** Draws someone in a hard hat against the light, so that no real person is recognizable. */
const portrait = ({ sky, sun, lean, shirt, behind }: Portrait): string => {
  const shoulders = 'M 74 610 C 84 500 150 452 238 428 L 250 376 L 352 376 L 362 428 C 452 452 516 500 528 610 Z';
  const head = 'M 222 236 C 222 330 250 396 300 400 C 352 396 380 330 380 236 Z';
  const hat =
    'M 190 246 C 196 150 244 112 300 112 C 358 112 404 150 412 246 C 420 252 424 258 420 264 C 340 248 262 248 182 264 C 178 258 182 252 190 246 Z';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><defs>${gradient('sky', 'down', ...sky)}${gradient('cloth', 'down', shirt, '#14110f')}${gradient('skin', 'across', '#4a3429', '#2a1d17')}${gradient('shell', 'across', '#6b5a36', '#2c2516')}${blur('far', 9)}${blur('rim', 3)}
    <radialGradient id="sun"><stop offset="0" stop-color="#fff6d8"/><stop offset="0.35" stop-color="#ffe0a0" stop-opacity="0.75"/><stop offset="1" stop-color="#ffd08a" stop-opacity="0"/></radialGradient></defs>
    ${rect(0, 0, SIDE, SIDE, 'url(#sky)')}<g filter="url(#far)">${behind}</g><circle cx="${sun[0]}" cy="${sun[1]}" r="260" fill="url(#sun)"/>
    <g transform="rotate(${lean} 300 600)">
      <g fill="#ffd9a0" opacity="0.85" filter="url(#rim)" transform="translate(${sun[0] > 300 ? 5 : -5} -4)"><path d="${shoulders}"/><path d="${head}"/><path d="${hat}"/></g>
      <path d="${shoulders}" fill="url(#cloth)"/><path d="${head}" fill="url(#skin)"/><path d="${hat}" fill="url(#shell)"/>
      <path d="M 238 428 L 250 376 L 300 408 L 352 376 L 362 428 L 300 470 Z" fill="#1b1512" opacity="0.6"/>
      <path d="M 286 116 C 284 160 284 210 286 250 L 314 250 C 316 210 316 160 314 116 Z" fill="#1d180f" opacity="0.35"/>
    </g></svg>`;
};

const studs = row(9, (at) => rect(at * 78, 60, 12, 560, '#5d4530')) + rect(0, 52, SIDE, 16, '#4c3826');
const rafters = row(8, (at) =>
  polygon(
    [
      [at * 90 - 60, 620],
      [at * 90 - 44, 620],
      [at * 46 + 130, 120],
      [at * 46 + 122, 120],
    ],
    '#3e4a57',
  ),
);
const hills = polygon(
  [
    [0, 420],
    [160, 360],
    [330, 410],
    [480, 350],
    [SIDE, 400],
    [SIDE, SIDE],
    [0, SIDE],
  ],
  '#4e5d54',
);

export const atTheWall = portrait({
  sky: ['#89a9c9', '#e8d4b0', '#c99a63'],
  sun: [430, 190],
  lean: -1.5,
  shirt: '#3c4852',
  behind: studs,
});
export const underRafters = portrait({
  sky: ['#c9d6e0', '#f0e6d2', '#b9a183'],
  sun: [150, 150],
  lean: 2,
  shirt: '#4b3a30',
  behind: rafters,
});
export const atDusk = portrait({
  sky: ['#40557c', '#d98f5f', '#7c4a38'],
  sun: [420, 330],
  lean: 0.5,
  shirt: '#2f3a36',
  behind: hills,
});
