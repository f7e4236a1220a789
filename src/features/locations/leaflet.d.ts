/** The build of Leaflet that bundlers can thin out; its types are the package's. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
