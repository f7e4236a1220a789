/** As many pages as one of our sites, of the same average size. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface PeerPages {
  cars: PeerCar[];
  bytes: number;
}
export type PeerCar = ReturnType<typeof car>;

export function peerPages(site: string): PeerPages {
  const files = readdirSync(join(site, 'cars')).filter((name) => name !== 'index.html');
  const looked = files.slice(0, 200);
  const bytes = looked.reduce((sum, name) => sum + statSync(join(site, 'cars', name)).size, 0) / looked.length;
  return { cars: files.map((name, id) => car(name, id, files)), bytes: Math.round(bytes) };
}

const links = (name: string, count: number) => ({
  name,
  links: Array.from({ length: count }, (_, index) => ({ url: `/${name}/${index}`, label: `${name} ${index}` })),
});

export const peerSite = {
  name: 'Everyday Cars',
  menus: [links('buy', 13), links('service', 4), links('about', 4), links('places', 8)],
  footer: [links('tools', 8), links('parts', 4), links('company', 6), links('yards', 7)],
};

function car(name: string, id: number, all: readonly string[]) {
  const slug = name.replace(/\.html$/, '');
  const similar = [1, 2, 3, 4].map((step) => all[(id + step) % all.length]!.replace(/\.html$/, ''));
  return {
    slug,
    title: slug.replaceAll('-', ' '),
    price: 1000 + ((id * 37) % 90_000),
    odometer: (id * 91) % 250_000,
    sold: id % 97 === 0,
    weekly: id % 3 === 0 ? 99 + (id % 50) : null,
    facts: Array.from({ length: 24 }, (_, index) => ({
      label: `Fact ${index}`,
      value: `${name} value ${(index * id) % 97}`,
    })),
    photos: Array.from({ length: 7 }, (_, index) => `/photos/${slug}-${index}.webp`),
    equipment: Array.from({ length: id % 12 }, (_, index) => `Equipment ${index}`),
    similar: similar.map((other, index) => ({
      slug: other,
      title: other.replaceAll('-', ' '),
      price: 1000 + (((id + index) * 37) % 90_000),
      facts: ['12,000 km', 'Automatic', 'Petrol', '5 seats'],
    })),
  };
}
