import { distanceMiles } from '@plumbline/shared/geography/distance';
import { allZips, locateZip, type ZipLocation } from '@plumbline/shared/geography/zip-location';

/** `words` begin company and project names of the area; phone numbers have its area code. */
export type Area = { name: string; areaCode: string; words: readonly string[]; zips: readonly ZipLocation[] };

const AREA_MILES = 25;

const place = (zip: string): ZipLocation => {
  const found = locateZip(zip);
  if (!found) throw new Error(`No such ZIP: ${zip}`);
  return found;
};

/** Towns of the same state around a centre. */
const around = (centre: string): ZipLocation[] => {
  const middle = place(centre);
  return allZips().filter((zip) => zip.state === middle.state && distanceMiles(middle, zip) <= AREA_MILES);
};

/** Kosciusko County and the towns next to it. */
const countyZips = [
  '46580 46582 46590 46982 46510 46538 46542 46562 46567 46555 46539 46508 46524',
  '46910 46550 46962 46725 46975 46563 46526 46504 46506 46723',
]
  .join(' ')
  .split(' ');

export const homeCounty: Area = {
  name: 'Kosciusko County',
  areaCode: '574',
  words: ['Tippecanoe', 'Wawasee', 'Chapman Lake', 'Barbee', 'Argonne'],
  zips: countyZips.map(place),
};

const metro = (name: string, areaCode: string, centre: string, words: readonly string[]): Area => ({
  name,
  areaCode,
  words,
  zips: around(centre),
});

export const metros: readonly Area[] = [
  metro('Fort Wayne', '260', '46802', ['Summit City', 'Maumee', 'Aboite', 'St. Joe River', 'Cedarville']),
  metro('South Bend', '574', '46601', ['Michiana', 'River Bend', 'Portage Prairie', 'Potato Creek', 'Bendix']),
  metro('Indianapolis', '317', '46204', ['Circle City', 'White River', 'Fall Creek', 'Eagle Creek', 'Fountain Square']),
  metro('Chicago', '708', '60608', ['Calumet', 'Fox Valley', 'Des Plaines', 'Prairie State', 'North Branch']),
  metro('Columbus', '614', '43215', ['Scioto', 'Olentangy', 'Big Walnut', 'Franklinton', 'Hocking']),
  metro('Nashville', '615', '37203', ['Cumberland', 'Harpeth', 'Stones River', 'Natchez', 'Germantown']),
  metro('Atlanta', '404', '30303', ['Peachtree', 'Chattahoochee', 'Piedmont', 'Stone Mountain', 'Kirkwood']),
  metro('Dallas', '214', '75201', ['Trinity', 'White Rock', 'Blackland', 'Cedar Creek', 'Oak Cliff']),
  metro('Denver', '303', '80202', ['Front Range', 'Cherry Creek', 'Clear Creek', 'Flatirons', 'Platte']),
  metro('Phoenix', '602', '85004', ['Saguaro', 'Salt River', 'Camelback', 'Sonoran', 'Estrella']),
];
