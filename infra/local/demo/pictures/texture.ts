import { createRandom, type Random } from '../world/random.ts';

export const WIDTH = 1200;
export const HEIGHT = 900;

/** Every picture has its own seed, so that drawing it again produces the same bytes. */
export const picture = (seed: number, draw: (random: Random) => string): string => draw(createRandom(seed));

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
export const row = (count: number, make: (index: number) => string): string => times(count, make).join('');

export type Point = readonly [x: number, y: number];

export const polygon = (points: readonly Point[], fill: string, more = ''): string =>
  `<polygon points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" fill="${fill}" ${more}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" ${more}/>`;

export const gradient = (id: string, direction: 'down' | 'across', ...stops: readonly string[]): string => {
  const [x2, y2] = direction === 'down' ? [0, 1] : [1, 0];
  const each = stops.map((color, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${color}"/>`);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${each.join('')}</linearGradient>`;
};

/** Returns a color made lighter or darker by `by` out of 255. */
export const shade = (color: string, by: number): string => {
  const part = (at: number) => Math.max(0, Math.min(255, Number.parseInt(color.slice(at, at + 2), 16) + by));
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`;
};

type Grain = { id: string; frequency: string; dark: string; strength: number; seed: number };

/** Returns noise in one color as an overlay: stretched for wood, even for concrete and stone. */
export const grain = ({ id, frequency, dark, strength, seed }: Grain): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(dark.slice(at, at + 2), 16) / 255);
  return `<filter id="${id}" x="0" y="0" width="1" height="1">
    <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}" result="noise"/>
    <feColorMatrix in="noise" type="matrix" values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${strength * 2} 0 0 0 ${-strength * 0.75}" result="marks"/>
    <feComposite in="marks" in2="SourceGraphic" operator="in" result="kept"/>
    <feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="kept"/></feMerge></filter>`;
};

export const blur = (id: string, by: number): string =>
  `<filter id="${id}" x="-0.2" y="-0.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="${by}"/></filter>`;

export const scene = (defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>${defs}</defs>${body}</svg>`;

/** Returns a sky with thin clouds. */
export const sky = (top: string, bottom: string, seed: number) => ({
  defs: `${gradient('sky', 'down', top, bottom)}<filter id="clouds" x="0" y="0" width="1" height="1">
    <feTurbulence type="fractalNoise" baseFrequency="0.0022 0.006" numOctaves="5" seed="${seed}"/>
    <feColorMatrix type="matrix" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 3 0 0 0 -1.35"/></filter>`,
  body: `${rect(0, 0, WIDTH, HEIGHT, 'url(#sky)')}<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#clouds)" opacity="0.75"/>`,
});
