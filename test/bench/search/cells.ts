import { type Point, projectMiles } from '@plumbline/shared/domain/places/distance';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { cellToBoundary, gridDisk, latLngToCell } from 'h3-js';

/** H3 resolution 4: cells about 30 miles across, some twenty of which cover the search circle. */
const RESOLUTION = 4;
/** A step of the grid leads at least this far from the center, whatever the direction and distortion. */
const LEAST_MILES_PER_STEP = 16;
/** A distance that no point of a cell has from the cell's center. */
const CELL_REACH_MILES = 20;
/** Covers the curvature of cell edges. */
const MARGIN_MILES = 0.25;

/** The H3 cell of a point. */
export const cellOf = ({ latitude, longitude }: Point): string => latLngToCell(latitude, longitude, RESOLUTION);

type Flat = { x: number; y: number };

const milesToSegment = (a: Flat, b: Flat): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, -(a.x * dx + a.y * dy) / (dx * dx + dy * dy)));
  return Math.hypot(a.x + along * dx, a.y + along * dy);
};

const milesToCell = (point: Point, cell: string): number => {
  const corners = cellToBoundary(cell).map(([latitude, longitude]) => projectMiles(point, { latitude, longitude }));
  return Math.min(...corners.map((corner, index) => milesToSegment(corner, corners[(index + 1) % corners.length]!)));
};

/** Every cell with a point within `miles` of the given one: complete, with few extra cells. */
export const cellsWithinReach = (point: Point, miles = SEARCH_RADIUS_MILES): string[] => {
  const home = cellOf(point);
  const steps = Math.ceil((miles + 2 * CELL_REACH_MILES) / LEAST_MILES_PER_STEP);
  return gridDisk(home, steps).filter((cell) => cell === home || milesToCell(point, cell) <= miles + MARGIN_MILES);
};
