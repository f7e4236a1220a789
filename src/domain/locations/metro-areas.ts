/** Cities and suburbs that shoppers name instead of a yard's town: "suv melbourne" includes Dandenong. */
import { distanceKm, type GeoPoint } from '#src/lib/geo.ts';
import type { Location } from './location.ts';

/** Name, latitude, longitude, radius in kilometres. */
const areas: readonly [name: string, latitude: number, longitude: number, km: number][] = [
  ['Sydney', -33.87, 151.21, 60],
  ['Western Sydney', -33.8, 150.9, 35],
  ['Parramatta', -33.815, 151.003, 35],
  ['Blacktown', -33.77, 150.91, 30],
  ['Liverpool', -33.92, 150.92, 30],
  ['Campbelltown', -34.065, 150.81, 30],
  ['Hornsby', -33.7, 151.1, 25],
  ['Northern Beaches', -33.75, 151.28, 15],
  ['Blue Mountains', -33.71, 150.31, 40],
  ['Central Coast', -33.43, 151.34, 40],
  ['Newcastle', -32.93, 151.78, 35],
  ['Hunter Valley', -32.75, 151.4, 45],
  ['Wollongong', -34.42, 150.89, 35],
  ['Canberra', -35.28, 149.13, 35],
  ['Wagga Wagga', -35.12, 147.37, 30],
  ['Albury', -36.08, 146.92, 30],
  ['Dubbo', -32.25, 148.6, 30],
  ['Orange', -33.28, 149.1, 30],
  ['Tamworth', -31.09, 150.93, 30],
  ['Coffs Harbour', -30.3, 153.11, 35],
  ['Port Macquarie', -31.43, 152.91, 35],
  ['Melbourne', -37.81, 144.96, 60],
  ['Geelong', -38.15, 144.36, 30],
  ['Ballarat', -37.56, 143.86, 30],
  ['Bendigo', -36.76, 144.28, 30],
  ['Shepparton', -36.38, 145.4, 30],
  ['Frankston', -38.14, 145.12, 25],
  ['Mornington Peninsula', -38.29, 145.06, 30],
  ['Gippsland', -38.19, 146.3, 70],
  ['Brisbane', -27.47, 153.03, 50],
  ['Logan', -27.64, 153.11, 20],
  ['Ipswich', -27.61, 152.76, 25],
  ['Gold Coast', -28.02, 153.4, 35],
  ['Sunshine Coast', -26.65, 153.07, 35],
  ['Toowoomba', -27.56, 151.95, 30],
  ['Bundaberg', -24.87, 152.35, 30],
  ['Rockhampton', -23.38, 150.51, 35],
  ['Mackay', -21.14, 149.19, 35],
  ['Townsville', -19.26, 146.82, 35],
  ['Cairns', -16.92, 145.77, 40],
  ['Adelaide', -34.93, 138.6, 45],
  ['Perth', -31.95, 115.86, 60],
  ['Mandurah', -32.53, 115.72, 25],
  ['Bunbury', -33.33, 115.64, 30],
  ['Hobart', -42.88, 147.33, 35],
  ['Launceston', -41.43, 147.14, 30],
  ['Darwin', -12.46, 130.84, 35],
  ['Alice Springs', -23.7, 133.88, 30],
  ['Auckland', -36.85, 174.76, 45],
  ['Hamilton', -37.79, 175.28, 30],
  ['Tauranga', -37.69, 176.17, 30],
  ['Wellington', -41.29, 174.78, 40],
  ['Christchurch', -43.53, 172.64, 35],
  ['Dunedin', -45.87, 170.5, 30],
  ['Queenstown', -45.03, 168.66, 30],
];

export function citiesByArea(locations: readonly Location[], cities: readonly string[]): Record<string, string[]> {
  const points = new Map<string, GeoPoint>();
  for (const {
    address: { city, latitude, longitude },
  } of locations)
    if (latitude !== null && longitude !== null) points.set(city, { latitude, longitude });
  const known = cities.flatMap((city) => (points.has(city) ? [{ city, point: points.get(city)! }] : []));
  return Object.fromEntries(
    areas.flatMap(([name, latitude, longitude, km]) => {
      const near = known
        .filter(({ point }) => distanceKm(point, { latitude, longitude }) <= km)
        .map(({ city }) => city);
      return near.length === 0 || cities.includes(name) ? [] : [[name, near]];
    }),
  );
}
