import type { Point } from '../domain/places/distance.ts';

const EARTH_RADIUS_MILES = 3958.8;
const RADIANS = Math.PI / 180;
/** Covers rounding errors. One ten-thousandth of a degree is about 36 feet. */
const MARGIN_DEGREES = 0.0002;

/** A part of a latitude band between two longitudes, in degrees. */
export type BandRange = { band: number; west: number; east: number };

const degreesOf = (miles: number): number => miles / (EARTH_RADIUS_MILES * RADIANS);

/**
 * Returns the number of the latitude band that contains a latitude. Bands are `heightMiles` high, counted from the
 * South Pole.
 */
export const bandOf = (latitude: number, heightMiles: number): number =>
  Math.floor((latitude + 90) / degreesOf(heightMiles));

/**
 * Returns half the width of a circle in degrees of longitude, at its widest between two latitudes. The widest latitude
 * of a circle is nearer to the pole than its center, because the meridians converge there.
 */
const halfWidthBetween = (centre: number, radius: number, south: number, north: number): number => {
  const sinOfWidest = Math.sin(centre * RADIANS) / Math.cos(radius * RADIANS);
  if (Math.abs(sinOfWidest) >= 1) return 180;
  const widest = Math.asin(sinOfWidest) / RADIANS;
  const latitude = Math.min(north, Math.max(south, widest)) * RADIANS;
  const cosine =
    (Math.cos(radius * RADIANS) - Math.sin(centre * RADIANS) * Math.sin(latitude)) /
    (Math.cos(centre * RADIANS) * Math.cos(latitude));
  return Math.acos(Math.min(1, Math.max(-1, cosine))) / RADIANS;
};

/** Splits a range that crosses the 180th meridian into two. */
const splitAtDateLine = ({ band, west, east }: BandRange): BandRange[] => {
  if (west < -180)
    return [
      { band, west: west + 360, east: 180 },
      { band, west: -180, east },
    ];
  if (east > 180)
    return [
      { band, west, east: 180 },
      { band, west: -180, east: east - 360 },
    ];
  return [{ band, west, east }];
};

/** Returns parts of latitude bands that together contain every point within `radiusMiles` of the center. */
export const bandsAround = (centre: Point, radiusMiles: number, heightMiles: number): BandRange[] => {
  const height = degreesOf(heightMiles);
  const radius = degreesOf(radiusMiles);
  const first = bandOf(centre.latitude - radius - MARGIN_DEGREES, heightMiles);
  const last = bandOf(centre.latitude + radius + MARGIN_DEGREES, heightMiles);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).flatMap((band) => {
    const south = Math.max(band * height - 90, centre.latitude - radius);
    const north = Math.min((band + 1) * height - 90, centre.latitude + radius);
    const half = halfWidthBetween(centre.latitude, radius, south, north) + MARGIN_DEGREES;
    return splitAtDateLine({ band, west: centre.longitude - half, east: centre.longitude + half });
  });
};
