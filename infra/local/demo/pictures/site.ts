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

/** Lap siding around a window. */
export const siding = picture(21, (random) => {
  const rows = row(20, (at) => {
    const color = shade('#8fa3a0', random.int(-5, 5));
    return (
      rect(0, at * 46, WIDTH, 46, color) +
      rect(0, at * 46, WIDTH, 4, shade(color, 26)) +
      rect(0, at * 46 + 40, WIDTH, 6, '#3d4a49', 'opacity="0.75"')
    );
  });
  const [x, y, width, height] = [430, 170, 420, 520];
  const pane = (px: number, py: number) => rect(px, py, width / 2 - 30, height / 2 - 30, 'url(#glass)');
  const frame =
    rect(x - 44, y - 54, width + 88, height + 108, '#f2f2ee') +
    rect(x - 44, y + height + 40, width + 104, 20, '#d4d4ce') +
    rect(x - 58, y - 74, width + 116, 24, '#f7f7f4');
  const glass =
    pane(x + 14, y + 14) +
    pane(x + width / 2 + 14, y + 14) +
    pane(x + 14, y + height / 2 + 14) +
    pane(x + width / 2 + 14, y + height / 2 + 14);
  const shadow = polygon(
    [
      [x - 44, y + height + 60],
      [x + width + 60, y + height + 60],
      [x + width + 96, y + height + 104],
      [x - 8, y + height + 104],
    ],
    '#1d2624',
    'opacity="0.35" filter="url(#soft)"',
  );
  const corner =
    rect(1080, 0, 66, HEIGHT, '#eeeeea') + rect(1146, 0, 54, HEIGHT, '#6d7e7c') + rect(1080, 0, 5, HEIGHT, '#b9bab5');
  return scene(
    blur('soft', 5) +
      gradient('glass', 'down', '#dfe9ee', '#8aa5b4', '#4b6069') +
      gradient('light', 'across', '#fff4dd', '#20303a') +
      grain({ id: 'cedar', frequency: '0.004 0.11', dark: '#4d5f5d', strength: 0.8, seed: 4 }),
    `<g filter="url(#cedar)">${rows}</g>${shadow}${frame}${rect(x, y, width, height, '#cfd2cf')}${glass}${corner}${rect(0, 0, WIDTH, HEIGHT, 'url(#light)', 'opacity="0.16"')}`,
  );
});

/** A shingled roof up to its ridge. */
export const shingles = picture(22, (random) => {
  const { defs, body } = sky('#5f93c9', '#dfe9ee', 41);
  const rows = row(19, (line) => {
    const [y, height] = [230 + line * (26 + line * 0.75), 34 + line * 1.4];
    let x = -random.int(0, 90);
    const tabs: string[] = [];
    while (x < WIDTH) {
      const width = random.int(46, 92) * (1 + line * 0.02);
      tabs.push(rect(x, y, width - 2, height, shade('#5b5a58', random.int(-20, 22))));
      x += width;
    }
    return `${tabs.join('')}${rect(0, y + height - 5, WIDTH, 5, '#1b1a1a', 'opacity="0.6"')}`;
  });
  const cap = row(
    12,
    (at) =>
      polygon(
        [
          [at * 108 - 20, 206],
          [at * 108 + 98, 206],
          [at * 108 + 98, 244],
          [at * 108 - 20, 244],
        ],
        shade('#4d4c4b', random.int(-10, 12)),
      ) + rect(at * 108 + 94, 206, 4, 38, '#171616'),
  );
  const vent =
    rect(812, 236, 70, 96, '#80868a') +
    rect(812, 236, 18, 96, '#a9afb3') +
    `<ellipse cx="847" cy="236" rx="35" ry="12" fill="#3b3f42"/>` +
    polygon(
      [
        [780, 332],
        [914, 332],
        [934, 366],
        [760, 366],
      ],
      '#6d7377',
    );
  return scene(
    defs +
      grain({ id: 'grit', frequency: '0.5 0.6', dark: '#141312', strength: 1.2, seed: 3 }) +
      gradient('light', 'across', '#ffffff', '#0b1116'),
    `${body}<g filter="url(#grit)">${rect(0, 230, WIDTH, 700, '#3a3938')}${rows}${cap}</g>${vent}${rect(0, 206, WIDTH, 700, 'url(#light)', 'opacity="0.17"')}`,
  );
});

/** A tiled floor that runs to a wall with a baseboard. */
export const tile = picture(23, (random) => {
  const horizon = 250;
  const at = (column: number, line: number): Point => {
    const depth = 1 / (1 + line * 0.3);
    return [600 + (column - 6) * 250 * depth, horizon + (HEIGHT + 160 - horizon) * depth];
  };
  const inset = 0.025;
  const floor = times(9, (line) =>
    row(26, (column) => {
      const c = column - 7;
      const tone = shade('#b8ada0', random.int(-13, 13));
      return polygon(
        [
          at(c + inset, line + inset),
          at(c + 1 - inset, line + inset),
          at(c + 1 - inset, line + 1 - inset),
          at(c + inset, line + 1 - inset),
        ],
        tone,
      );
    }),
  ).join('');
  const wallEnd = at(0, 9)[1];
  const light =
    polygon(
      [
        [120, wallEnd],
        [420, wallEnd],
        [760, HEIGHT],
        [120, HEIGHT],
      ],
      '#fff6e2',
      'opacity="0.3" filter="url(#soft)"',
    ) +
    polygon(
      [
        [560, wallEnd],
        [760, wallEnd],
        [1240, HEIGHT],
        [860, HEIGHT],
      ],
      '#fff6e2',
      'opacity="0.26" filter="url(#soft)"',
    );
  return scene(
    blur('soft', 16) +
      gradient('paint', 'down', '#e6e3dc', '#cfcabf') +
      gradient('depth', 'down', '#6a6259', '#000000') +
      grain({ id: 'stone', frequency: '0.012 0.03', dark: '#6f6459', strength: 1.1, seed: 19 }),
    `${rect(0, 0, WIDTH, HEIGHT, '#857c71')}<g filter="url(#stone)">${floor}</g>${light}${rect(0, 0, WIDTH, wallEnd, 'url(#paint)')}${rect(0, wallEnd - 74, WIDTH, 74, '#f5f4f0')}${rect(0, wallEnd - 74, WIDTH, 6, '#ffffff')}${rect(0, wallEnd - 5, WIDTH, 9, '#5d554c')}${rect(0, wallEnd, WIDTH, 40, '#2f2a24', 'opacity="0.28" filter="url(#soft)"')}`,
  );
});

/** Conduit in parallel bends on a block wall. */
export const conduit = picture(24, (random) => {
  const blocks = row(9, (line) =>
    row(8, (at) => rect(at * 200 - (line % 2) * 100 + 3, line * 102 + 3, 194, 96, shade('#aeb0ac', random.int(-9, 9)))),
  );
  const pipe = (at: number) => {
    const [x, y, turn] = [330 + at * 52, 250 + at * 52, 90];
    const path = `M ${x} -20 V ${y + 300 - turn} Q ${x} ${y + 300} ${x + turn} ${y + 300} H 1220`;
    const line = (width: number, color: string, dx: number) =>
      `<path d="${path}" transform="translate(${dx} ${dx})" fill="none" stroke="${color}" stroke-width="${width}"/>`;
    return `<path d="${path}" transform="translate(14 16)" fill="none" stroke="#20211f" stroke-width="27" opacity="0.3" filter="url(#soft)"/>${line(27, '#6f767b', 0)}${line(19, '#a9b1b6', -2)}${line(6, '#eef2f4', -6)}`;
  };
  const strap = (y: number) =>
    rect(300, y, 290, 20, '#878d91', 'rx="3"') +
    rect(300, y, 290, 6, '#c7cccf', 'rx="3"') +
    row(6, (at) => `<circle cx="${306 + at * 55}" cy="${y + 10}" r="5" fill="#3e4346"/>`);
  const rail = (x: number) => rect(x, 520, 22, 300, '#878d91', 'rx="3"') + rect(x, 520, 7, 300, '#c7cccf', 'rx="3"');
  const box =
    rect(60, 160, 170, 210, '#22231f', 'opacity="0.35" filter="url(#soft)"') +
    rect(48, 146, 170, 210, '#8b9296') +
    rect(48, 146, 170, 10, '#c6ccd0') +
    rect(62, 164, 142, 176, '#9da4a8') +
    rect(216, 236, 114, 24, '#7f868a') +
    rect(216, 236, 114, 7, '#dfe4e6');
  return scene(
    blur('soft', 7) +
      gradient('light', 'across', '#ffffff', '#101416') +
      grain({ id: 'block', frequency: '0.25 0.3', dark: '#3c3e3b', strength: 1, seed: 6 }),
    `${rect(0, 0, WIDTH, HEIGHT, '#7e807c')}<g filter="url(#block)">${blocks}</g>${box}${times(5, pipe).reverse().join('')}${strap(60)}${strap(380)}${rail(820)}${rail(1080)}${rect(0, 0, WIDTH, HEIGHT, 'url(#light)', 'opacity="0.2"')}`,
  );
});
