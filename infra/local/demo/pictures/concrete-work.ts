import { blur, gradient, grain, HEIGHT, picture, polygon, rect, row, scene, shade, sky, WIDTH } from './texture.ts';

/** A concrete wall out of its forms, with the starter bars of the next lift. */
export const concrete = picture(25, (random) => {
  const { defs, body } = sky('#8fb2d3', '#edf0ee', 51);
  const [top, panel] = [210, 300];
  const panels = row(3, (line) =>
    row(5, (at) => rect(at * panel - 60, top + line * 240, panel - 3, 237, shade('#a7a49d', random.int(-9, 9)))),
  );
  const ties = row(6, (line) =>
    row(
      10,
      (at) =>
        `<circle cx="${at * 150 - 45 + 75}" cy="${top + 60 + line * 120}" r="9" fill="#4a4844"/><circle cx="${at * 150 - 45 + 76.5}" cy="${top + 62 + line * 120}" r="7" fill="#6d6a64"/>`,
    ),
  );
  const bars = row(
    25,
    (at) => rect(14 + at * 49, 70 + random.int(-8, 8), 9, 146, '#7c4a2e') + rect(14 + at * 49, 70, 3, 146, '#b07a58'),
  );
  const tie = rect(0, 136, WIDTH, 8, '#6a3e26') + rect(0, 136, WIDTH, 3, '#a46f50');
  const streaks = row(16, () => {
    const x = random.int(0, WIDTH);
    return rect(x, top, random.int(6, 30), random.int(160, 520), '#5c5a55', 'opacity="0.16" filter="url(#soft)"');
  });
  const ground = polygon(
    [
      [0, 830],
      [WIDTH, 800],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
    ],
    '#8d7a63',
    'filter="url(#gravel)"',
  );
  return scene(
    defs +
      blur('soft', 9) +
      gradient('light', 'across', '#fff3dc', '#1a2026') +
      grain({ id: 'mottle', frequency: '0.012 0.016', dark: '#6a6760', strength: 1.3, seed: 7 }) +
      grain({ id: 'pores', frequency: '0.4 0.45', dark: '#55524c', strength: 0.8, seed: 2 }) +
      grain({ id: 'gravel', frequency: '0.14 0.2', dark: '#3d3124', strength: 2, seed: 8 }),
    `${body}${bars}${tie}<g filter="url(#pores)"><g filter="url(#mottle)">${rect(0, top, WIDTH, 700, '#8f8c85')}${panels}</g></g>${streaks}${ties}${ground}${rect(0, top, WIDTH, 700, 'url(#light)', 'opacity="0.2"')}`,
  );
});

/** Reinforcement on chairs, ready for the slab. */
export const rebar = picture(26, (random) => {
  const bar = (x1: number, y1: number, x2: number, y2: number) => {
    const line = (width: number, color: string, d: number, more = '') =>
      `<line x1="${x1 + d}" y1="${y1 + d}" x2="${x2 + d}" y2="${y2 + d}" stroke="${color}" stroke-width="${width}" ${more}/>`;
    return (
      line(17, '#15110d', 13, 'opacity="0.4" filter="url(#soft)"') +
      line(16, '#5f3a25', 0) +
      line(16, '#8a5a3c', 0, 'stroke-dasharray="5 4"') +
      line(4, '#b98a6a', -4)
    );
  };
  const across = row(8, (at) => bar(-20, 60 + at * 118 + random.int(-4, 4), 1230, 40 + at * 118 + random.int(-4, 4)));
  const down = row(11, (at) => bar(40 + at * 118 + random.int(-4, 4), -20, 60 + at * 118 + random.int(-4, 4), 930));
  const knots = row(8, (line) =>
    row(11, (at) =>
      (at + line) % 2
        ? ''
        : `<path d="M ${38 + at * 118} ${40 + line * 118} l 26 22 M ${64 + at * 118} ${38 + line * 118} l -24 26" stroke="#24211e" stroke-width="4"/>`,
    ),
  );
  return scene(
    blur('soft', 5) +
      gradient('light', 'across', '#fff3dc', '#12161a') +
      grain({ id: 'gravel', frequency: '0.07 0.09', dark: '#35322d', strength: 2.3, seed: 13 }),
    `${rect(0, 0, WIDTH, HEIGHT, '#a29c92', 'filter="url(#gravel)"')}${across}${down}${knots}${rect(0, 0, WIDTH, HEIGHT, 'url(#light)', 'opacity="0.2"')}`,
  );
});
