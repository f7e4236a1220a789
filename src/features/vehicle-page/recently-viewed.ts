/** Photo, price and state of today for the vehicles viewed before, from each one's own file. */
import { imageUrl } from '#src/domain/pictures/image-url.ts';
import { priceDisplay, priceLine } from '#src/domain/price/price-display.ts';
import { vehicleFile, type PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import { fetchConfig } from '../search/app/fetch-config.ts';

/** Null when the vehicle has no page any more. @throws Error when that cannot be told */
async function vehicleAt(url: string): Promise<PublishedVehicle | null> {
  const answer = await fetch(vehicleFile(url.replace(/^\/cars\//, '')), { cache: 'no-cache' });
  if (answer.status === 404 || answer.status === 410) return null;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return (await answer.json()) as PublishedVehicle;
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

/** Fills the row. One vehicle that cannot be asked for keeps its name; the row goes when nothing of it is left. */
export async function showToday(section: HTMLElement): Promise<void> {
  const { settings } = await fetchConfig();
  await Promise.all(
    [...section.querySelectorAll('li')].map(async (host) => {
      const vehicle = await vehicleAt(host.querySelector('a')!.pathname).catch(() => undefined);
      if (vehicle === undefined) return;
      if (vehicle && isAvailable(vehicle)) show(host, vehicle, settings);
      else host.remove();
    }),
  );
  section.hidden = section.querySelector('li') === null;
}
