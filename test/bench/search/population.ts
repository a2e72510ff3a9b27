import { distanceMiles } from '@plumbline/shared/domain/places/distance';
import { allZips, type ZipLocation } from '@plumbline/shared/geography/zip-location';

/** Residents in thousands at the census of 2020. */
const residents: Record<string, number> = {
  AL: 5024,
  AK: 733,
  AZ: 7152,
  AR: 3012,
  CA: 39538,
  CO: 5774,
  CT: 3606,
  DE: 990,
  DC: 690,
  FL: 21538,
  GA: 10712,
  HI: 1455,
  ID: 1839,
  IL: 12813,
  IN: 6786,
  IA: 3190,
  KS: 2938,
  KY: 4506,
  LA: 4658,
  ME: 1362,
  MD: 6177,
  MA: 7030,
  MI: 10077,
  MN: 5706,
  MS: 2961,
  MO: 6155,
  MT: 1084,
  NE: 1962,
  NV: 3105,
  NH: 1378,
  NJ: 9289,
  NM: 2118,
  NY: 20201,
  NC: 10439,
  ND: 779,
  OH: 11799,
  OK: 3959,
  OR: 4237,
  PA: 13003,
  RI: 1097,
  SC: 5118,
  SD: 887,
  TN: 6911,
  TX: 29146,
  UT: 3272,
  VT: 643,
  VA: 8631,
  WA: 7705,
  WV: 1794,
  WI: 5894,
  WY: 577,
  PR: 3286,
};

/** The factor by which a ZIP is denser for each other ZIP around it. */
const CROWDING = 0.55;
const AROUND_MILES = 10;

/** The number of ZIPs within ten miles of each, found through a grid of squares. */
const neighbours = (zips: ZipLocation[]): number[] => {
  const squareOf = ({ latitude, longitude }: ZipLocation) =>
    [Math.floor(latitude * 4), Math.floor(longitude * 4)] as const;
  const squares = new Map<string, ZipLocation[]>();
  for (const zip of zips) {
    const name = squareOf(zip).join();
    squares.set(name, [...(squares.get(name) ?? []), zip]);
  }
  return zips.map((zip) => {
    const [north, east] = squareOf(zip);
    let found = 0;
    for (const down of [-1, 0, 1])
      for (const over of [-1, 0, 1])
        for (const other of squares.get([north + down, east + over].join()) ?? [])
          if (distanceMiles(zip, other) <= AROUND_MILES) found += 1;
    return found;
  });
};

/** ZIPs with a running share of the population: a state's residents, spread over its ZIPs by how close these lie. */
export const populatedZips = (): { zips: ZipLocation[]; upTo: Float64Array } => {
  const zips = allZips().filter(({ state }) => residents[state]);
  const crowd = neighbours(zips).map((count) => count ** CROWDING);
  const byState = new Map<string, number>();
  for (const [at, { state }] of zips.entries()) byState.set(state, (byState.get(state) ?? 0) + crowd[at]!);
  const upTo = new Float64Array(zips.length);
  let sum = 0;
  for (const [at, { state }] of zips.entries()) {
    sum += (residents[state]! * crowd[at]!) / byState.get(state)!;
    upTo[at] = sum;
  }
  return { zips, upTo: upTo.map((value) => value / sum) };
};
