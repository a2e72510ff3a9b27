/** A point in degrees north and east. */
export type Point = { latitude: number; longitude: number };

const EARTH_RADIUS_MILES = 3958.8;
const RADIANS = Math.PI / 180;

/** Returns the great-circle distance in miles (haversine). */
export const distanceMiles = (a: Point, b: Point): number => {
  const north = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2);
  const east = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2);
  const chord = north * north + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * east * east;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/**
 * Projects `to` on a flat map centered on `from`, in miles east and north. Distances from the center are exact
 * (azimuthal equidistant projection). Within 100 miles, straight lines stay straight within yards.
 */
export const projectMiles = (from: Point, to: Point): { x: number; y: number } => {
  const east = (to.longitude - from.longitude) * RADIANS;
  const [fromLatitude, toLatitude] = [from.latitude * RADIANS, to.latitude * RADIANS];
  const x = Math.cos(toLatitude) * Math.sin(east);
  const y =
    Math.cos(fromLatitude) * Math.sin(toLatitude) - Math.sin(fromLatitude) * Math.cos(toLatitude) * Math.cos(east);
  const length = Math.hypot(x, y);
  const scale = length === 0 ? 0 : distanceMiles(from, to) / length;
  return { x: x * scale, y: y * scale };
};
