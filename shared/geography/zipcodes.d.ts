declare module 'zipcodes' {
  type ZipPlace = { zip: string; latitude: number; longitude: number; city: string; state: string; country: string };
  const zipcodes: { codes: Record<string, ZipPlace> };
  export default zipcodes;
}
