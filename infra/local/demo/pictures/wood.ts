import {
  blur,
  gradient,
  grain,
  HEIGHT,
  type Point,
  picture,
  polygon,
  rect,
  row,
  scene,
  shade,
  sky,
  times,
  WIDTH,
} from './texture.ts';

const PINE = '#d9b47c';
/** The pixels of an inch in the picture of the wall, where 8 feet and the plates fill the height. */
const INCH = 6.6;
const DEPTH: Point = [20, -9];

/** Draws a piece of lumber seen slightly from the right: face, edge and top. */
const lumber = (x: number, y: number, width: number, height: number, color: string): string => {
  const [dx, dy] = DEPTH;
  const right = x + width;
  return [
    polygon(
      [
        [right, y],
        [right + dx, y + dy],
        [right + dx, y + height + dy],
        [right, y + height],
      ],
      shade(color, -62),
    ),
    polygon(
      [
        [x, y],
        [x + dx, y + dy],
        [right + dx, y + dy],
        [right, y],
      ],
      shade(color, 22),
    ),
    rect(x, y, width, height, color),
  ].join('');
};

/** A framed wall, studs 16 inches on center, with a window opening. */
export const wall = picture(11, (random) => {
  const { defs, body } = sky('#6f9fd0', '#e9eef0', 7);
  const [top, bottom] = [70, 70 + 97 * INCH];
  const tone = () => shade(PINE, random.int(-14, 10));
  const stud = (x: number, from: number, to: number) => lumber(x, from, 1.5 * INCH, to - from, tone());
  const [left, right] = [30 + 16 * INCH * 3, 30 + 16 * INCH * 6];
  const [head, sill] = [top + 22 * INCH, top + 62 * INCH];
  const plain = [0, 1, 2, 7, 8, 9, 10].map((at) => stud(30 + at * 16 * INCH, top, bottom)).join('');
  const cripples = [4, 5]
    .map((at) => stud(30 + at * 16 * INCH, sill, bottom) + stud(30 + at * 16 * INCH, top, head - 60))
    .join('');
  const sides = [left - 10, left, right, right + 10].map((x) => stud(x, top, bottom)).join('');
  const plates =
    lumber(-40, top - 10, 1300, 10, tone()) +
    lumber(-40, top - 20, 1300, 10, tone()) +
    lumber(-40, bottom, 1300, 10, tone());
  const opening = lumber(left, head - 60, right - left, 60, tone()) + lumber(left, sill, right - left, 10, tone());
  const floor = polygon(
    [
      [0, bottom + 10],
      [WIDTH, bottom + 10],
      [WIDTH, HEIGHT],
      [0, HEIGHT],
    ],
    '#b3884f',
    'filter="url(#board)"',
  );
  const shadows = row(11, (at) =>
    polygon(
      [
        [30 + at * 105, bottom + 12],
        [44 + at * 105, bottom + 12],
        [190 + at * 105, HEIGHT],
        [150 + at * 105, HEIGHT],
      ],
      '#3a2713',
      'opacity="0.34" filter="url(#soft)"',
    ),
  );
  const trees = rect(0, bottom - 170, WIDTH, 190, '#5b6f52', 'filter="url(#leaves)"');
  return scene(
    defs +
      blur('soft', 3) +
      grain({ id: 'pine', frequency: '0.09 0.005', dark: '#7a4a1c', strength: 0.9, seed: 4 }) +
      grain({ id: 'board', frequency: '0.03 0.09', dark: '#5c3a15', strength: 1.6, seed: 9 }) +
      grain({ id: 'leaves', frequency: '0.02 0.03', dark: '#22301f', strength: 1.9, seed: 2 }),
    `${body}<g filter="url(#soft)">${trees}</g>${floor}${shadows}<g filter="url(#pine)">${plain}${cripples}${sides}${opening}${plates}</g>`,
  );
});

/** Roof trusses set one behind the other, in the evening. */
export const trusses = picture(12, () => {
  const { defs, body } = sky('#3f5e8c', '#f3b981', 21);
  const truss = (at: number) => {
    const far = 1 - at * 0.105;
    const [middle, base, half, rise] = [600, 700 - (1 - far) * 260, 640 * far, 360 * far];
    const color = shade('#8a6234', -40 + at * 14);
    const width = (15 * far).toFixed(1);
    const line = (x1: number, y1: number, x2: number, y2: number) =>
      `<line x1="${middle + x1 * half}" y1="${base - y1 * rise}" x2="${middle + x2 * half}" y2="${base - y2 * rise}" stroke="${color}" stroke-width="${width}"/>`;
    return (
      line(-1.12, -0.12, 0, 1) +
      line(1.12, -0.12, 0, 1) +
      line(-1, 0, 1, 0) +
      line(-0.5, 0.5, -0.33, 0) +
      line(0.5, 0.5, 0.33, 0) +
      line(-0.33, 0, 0, 1) +
      line(0.33, 0, 0, 1)
    );
  };
  const all = times(8, (at) => truss(7 - at)).join('');
  const plates =
    polygon(
      [
        [-60, 716],
        [0, 716],
        [470, 560],
        [440, 560],
      ],
      '#4b3520',
    ) +
    polygon(
      [
        [1260, 716],
        [1200, 716],
        [730, 560],
        [760, 560],
      ],
      '#4b3520',
    );
  const below = rect(0, 716, WIDTH, 200, 'url(#dusk)');
  return scene(
    defs +
      gradient('dusk', 'down', '#6b5340', '#241c18') +
      grain({ id: 'grain', frequency: '0.02 0.05', dark: '#20130a', strength: 0.9, seed: 5 }),
    `${body}<g filter="url(#grain)">${below}${plates}${all}</g>`,
  );
});

/** Shaker doors and drawers under a stone top. */
export const cabinets = picture(13, (random) => {
  const door = (x: number, y: number, width: number, height: number) => {
    const color = shade('#b07b45', random.int(-10, 10));
    const frame = 46;
    return [
      rect(x - 4, y - 4, width + 8, height + 8, '#3b2612'),
      rect(x, y, width, height, color, 'filter="url(#oak)"'),
      rect(x + frame, y + frame, width - 2 * frame, height - 2 * frame, shade(color, -34)),
      rect(
        x + frame + 5,
        y + frame + 6,
        width - 2 * frame - 5,
        height - 2 * frame - 6,
        shade(color, -8),
        'filter="url(#panel)"',
      ),
      rect(x + width - 27, y + 60, 9, 120, '#33363a', 'rx="4"') +
        rect(x + width - 25, y + 60, 3, 120, '#a5abb0', 'rx="1"'),
    ].join('');
  };
  const drawer = (x: number, width: number) =>
    rect(x - 4, 266, width + 8, 118, '#3b2612') +
    rect(x, 270, width, 110, shade('#b07b45', random.int(-8, 8)), 'filter="url(#panel)"') +
    rect(x + width / 2 - 60, 320, 120, 9, '#33363a', 'rx="4"');
  const columns = times(4, (at) => 24 + at * 292);
  const top =
    rect(0, 196, WIDTH, 52, '#d8d6d1', 'filter="url(#stone)"') + rect(0, 248, WIDTH, 14, '#2a1c10', 'opacity="0.55"');
  const tiles = row(5, (line) =>
    row(9, (at) => rect(at * 150 - (line % 2) * 75, line * 42 - 10, 146, 38, shade('#e9ebe8', random.int(-12, 6)))),
  );
  return scene(
    grain({ id: 'oak', frequency: '0.12 0.004', dark: '#5a3413', strength: 1.1, seed: 8 }) +
      grain({ id: 'panel', frequency: '0.14 0.005', dark: '#5a3413', strength: 1, seed: 17 }) +
      grain({ id: 'stone', frequency: '0.02 0.03', dark: '#8c8a86', strength: 1.2, seed: 3 }) +
      gradient('light', 'across', '#ffffff', '#000000'),
    `${rect(0, 0, WIDTH, HEIGHT, '#c3c7c4')}${tiles}${rect(0, 250, WIDTH, 620, '#4a3018')}${columns.map((x) => drawer(x, 274) + door(x, 396, 274, 430)).join('')}${top}${rect(0, 838, WIDTH, 62, '#1d1510')}${rect(0, 0, WIDTH, HEIGHT, 'url(#light)', 'opacity="0.16" style="mix-blend-mode:soft-light"')}`,
  );
});

/** Deck boards that run to a rail above a lake. */
export const deck = picture(14, (random) => {
  const { defs, body } = sky('#7aa9d6', '#f1efe6', 33);
  const horizon = 400;
  const boards = row(17, (at) => {
    const near = (index: number): Point => [600 + (index - 8.5) * 190, HEIGHT + 20];
    const far = (index: number): Point => [600 + (index - 8.5) * 66, horizon + 90];
    return polygon([far(at), far(at + 0.94), near(at + 0.965), near(at)], shade('#a97f58', random.int(-16, 14)));
  });
  const posts = row(
    7,
    (at) => rect(20 + at * 190, 210, 24, 290, '#5e4631') + rect(20 + at * 190, 210, 7, 290, '#7d6147'),
  );
  const balusters = row(60, (at) => rect(6 + at * 20.5, 262, 5, 208, '#26282a'));
  const rails =
    rect(-10, 228, 1230, 26, '#6e5239') + rect(-10, 228, 1230, 7, '#96765a') + rect(-10, 462, 1230, 16, '#59422e');
  const lake = rect(0, 300, WIDTH, 130, 'url(#lake)', 'filter="url(#ripple)"');
  const shore = polygon(
    [
      [0, 300],
      [0, 225],
      [180, 200],
      [420, 245],
      [700, 215],
      [980, 250],
      [WIDTH, 210],
      [WIDTH, 312],
    ],
    '#4e6349',
    'filter="url(#leaves)"',
  );
  const shadow = polygon(
    [
      [0, 490],
      [WIDTH, 490],
      [WIDTH, 560],
      [0, 545],
    ],
    '#20140a',
    'opacity="0.35" filter="url(#soft)"',
  );
  return scene(
    defs +
      blur('soft', 7) +
      blur('far', 2.4) +
      gradient('lake', 'down', '#b9cfdb', '#6e93a6') +
      grain({ id: 'ripple', frequency: '0.006 0.09', dark: '#3d6276', strength: 1.1, seed: 6 }) +
      grain({ id: 'leaves', frequency: '0.03 0.04', dark: '#1f2e1d', strength: 1.8, seed: 12 }) +
      grain({ id: 'board', frequency: '0.05 0.011', dark: '#4d3016', strength: 1.2, seed: 15 }),
    `${body}<g filter="url(#far)">${shore}${lake}</g>${rect(0, 430, WIDTH, HEIGHT, '#2a1d12')}<g filter="url(#board)">${boards}</g>${shadow}${balusters}${posts}${rails}`,
  );
});
