/** Returns a distance in miles for a list: a whole number, or '<1'. */
export const nearOrWhole = (miles: number): string => (miles < 1 ? '<1' : String(Math.round(miles)));
