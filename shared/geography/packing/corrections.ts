/** Corrections of wrong rows in the sources, each checked against the county of the ZIP Code. */

/**
 * ZIP Codes that a source places in another county, or in the middle of the state. They take the point of the Census
 * Bureau. All others keep the point of the town: in the West, the area of a ZIP Code is so large that its middle can be
 * an hour's drive from the town.
 */
export const misplaced: ReadonlySet<string> = new Set([
  '00765',
  '04926',
  '05076',
  '05440',
  '37362',
  '66040',
  '80840',
  '83648',
  '86443',
  '86544',
  '91759',
  '99505',
  '99506',
]);

/** Time zones of ZIP Codes for which the source has the zone of the neighboring county. */
export const timeZoneCorrections: ReadonlyMap<string, string> = new Map([
  // Phenix City, Alabama keeps the time of Columbus, Georgia.
  ['36867', 'America/New_York'],
  ['36868', 'America/New_York'],
  ['36869', 'America/New_York'],
  ['36870', 'America/New_York'],
  // Rhea and Roane counties, Tennessee
  ['37337', 'America/New_York'],
  ['37854', 'America/New_York'],
  // Hamilton County, Tennessee
  ['37419', 'America/New_York'],
  // Breckinridge, Clinton and Larue counties, Kentucky
  ['40140', 'America/Chicago'],
  ['42603', 'America/Chicago'],
  ['42716', 'America/Kentucky/Louisville'],
  // Dubois and Gibson counties, Indiana
  ['47532', 'America/Indiana/Vincennes'],
  ['47660', 'America/Chicago'],
  // Delta County, Michigan
  ['49807', 'America/Detroit'],
  // Walworth County, South Dakota
  ['57601', 'America/Chicago'],
  // McKenzie County, North Dakota
  ['58838', 'America/Denver'],
  // Lincoln County, Nebraska
  ['69165', 'America/Chicago'],
  // Hudspeth County, Texas
  ['79847', 'America/Denver'],
  // Idaho County, Idaho, north and south of the Salmon River
  ['83522', 'America/Los_Angeles'],
  ['83542', 'America/Boise'],
  // West Wendover, Nevada keeps the time of Utah.
  ['89883', 'America/Denver'],
  // Flagstaff and Page, Arizona, outside the Navajo Nation
  ['86004', 'America/Phoenix'],
  ['86040', 'America/Phoenix'],
  // Mesquite, Nevada
  ['89024', 'America/Los_Angeles'],
]);
