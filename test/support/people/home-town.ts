import { locateZip, type ZipLocation } from '@plumbline/shared/geography/zip-location';

/** Where the demo's people are. */
const WINONA_LAKE = '46590';

/** Towns out of each other's reach and the demo's. */
export const towns = [
  ...['28386', '56285', '88012', '05843', '16674', '50219', '78951', '34453', '68122', '97459', '14826', '93120'],
  ...['78538', '57645', '39078', '73031', '74352', '04655', '99159', '24314', '95608', '67553', '96057', '71922'],
  ...['78827', '56729', '69168', '70643', '53556', '83338', '87323', '79105', '92020', '68711', '76937', '29082'],
  ...['36728', '84755', '83452', '97760', '54554', '63069'],
];

let home = WINONA_LAKE;
let moves = 0;

const locate = (zip: string): ZipLocation => {
  const found = locateZip(zip);
  if (!found) throw new Error(`No such ZIP: ${zip}`);
  return found;
};

/**
 * The place of people and jobs unless a test sets another: Winona Lake, Indiana, unless its file has a town of its own.
 */
export const homeTown = (): ZipLocation => locate(home);

/** The home town as pages show it: "Winona Lake, IN". */
export const homeTownLine = (): string => `${homeTown().city}, ${homeTown().state}`;

/**
 * Moves new people to another town: in one place each new job seeker matches every job, and a test that waits for the
 * notifier waits for all those notifications. Each `worker` (from 1) starts in another one.
 */
export const moveToNextTown = (worker: number): void => {
  home = towns[((worker - 1) * Math.floor(towns.length / 2) + moves) % towns.length] ?? WINONA_LAKE;
  moves += 1;
};

/** Keeps a file's people in the demo's town, for tests that search its data. */
export const liveAmongDemo = (): void => {
  home = WINONA_LAKE;
};
