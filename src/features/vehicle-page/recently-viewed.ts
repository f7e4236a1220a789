import { imageUrl } from '#src/domain/images/image-url.ts';
import { priceDisplay, priceLine } from '#src/domain/price/price-display.ts';
import { vehicleFile, type PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import { fetchConfig } from '../search/app/fetch-config.ts';

type VehicleFile = Record<string, PublishedVehicle>;

/** @throws Error if the file fails to load; if missing, the vehicle count is from another build */
async function vehiclesAt(path: string): Promise<VehicleFile> {
  const answer = await fetch(path, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return (await answer.json()) as VehicleFile;
}

function show(
  host: HTMLElement,
  vehicle: PublishedVehicle,
  settings: Pick<PublicSettings, 'regional' | 'pricing' | 'labels' | 'images'>,
): void {
  const [source] = vehicle.images;
  if (source !== undefined) {
    const photo = Object.assign(document.createElement('img'), {
      alt: '',
      width: 240,
      height: 160,
      loading: 'lazy',
      src: imageUrl(source, settings.images, { width: 240 }),
    });
    host.querySelector('.recently__photo')!.replaceChildren(photo);
  }
  host.querySelector('.recently__price')!.textContent = priceLine(priceDisplay(vehicle, settings));
}

/** Vehicles that fail to load keep their name. */
export async function showToday(section: HTMLElement): Promise<void> {
  const { settings, total } = await fetchConfig();
  const files = new Map<string, Promise<VehicleFile | null>>();
  const fileAt = (path: string): Promise<VehicleFile | null> => {
    if (!files.has(path))
      files.set(
        path,
        vehiclesAt(path).catch(() => null),
      );
    return files.get(path)!;
  };
  await Promise.all(
    [...section.querySelectorAll('li')].map(async (host) => {
      const slug = host.querySelector('a')!.pathname.replace(/^\/cars\//, '');
      const vehicles = await fileAt(vehicleFile(slug, total));
      if (vehicles === null) return;
      const vehicle = vehicles[slug];
      if (vehicle && isAvailable(vehicle)) show(host, vehicle, settings);
      else host.remove();
    }),
  );
  section.hidden = section.querySelector('li') === null;
}
