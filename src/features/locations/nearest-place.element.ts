/**
 * `<nearest-place unit points>`: how far each place of the page is from the shopper, the nearest first (LOC-04). A
 * postcode is looked up by the site; a position stays in the browser. `points` is [slug, name, latitude, longitude] of
 * each place; its card is in `li[data-place=slug]`, groups of cards in `[data-place-group]`.
 */
import { formatDistance, type DistanceUnit } from '#src/domain/vehicle/odometer.ts';
import type { Locale } from '#src/domain/places/regional-terms.ts';
import { distanceKm, type GeoPoint } from '#src/lib/geo.ts';
import { define, PageElement } from '#src/ui/page-element.ts';
import type { NearestPoint } from '#src/view/locations/location-card.ts';

const noPosition = 'Your position is not to be had. Please enter a postcode, or choose a place below.';

class NearestPlace extends PageElement {
  protected start(signal: AbortSignal): void {
    this.querySelector('form')?.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        void this.#find(() => this.#byPostcode());
      },
      { signal },
    );
    this.querySelector('[data-position]')!.addEventListener('click', () => void this.#find(position), { signal });
  }

  async #find(where: () => Promise<GeoPoint>): Promise<void> {
    const form = this.querySelector('.nearest__ask')!;
    this.#say('', '');
    form.setAttribute('aria-busy', 'true');
    try {
      this.#show(await where());
    } catch (error) {
      this.#say((error as Error).message, '');
    } finally {
      form.removeAttribute('aria-busy');
    }
  }

  async #byPostcode(): Promise<GeoPoint> {
    const { lookUp } = await import('./look-up-postcode.ts');
    const field = this.querySelector<HTMLInputElement>('input')!;
    try {
      return await lookUp(field.value.trim(), document.documentElement.lang as Locale);
    } catch (error) {
      field.setAttribute('aria-invalid', 'true');
      field.focus();
      throw error;
    }
  }

  #show(from: GeoPoint): void {
    const unit = this.getAttribute('unit') as DistanceUnit;
    const points = JSON.parse(this.getAttribute('points')!) as NearestPoint[];
    const byDistance = points
      .map(([slug, name, latitude, longitude]) => ({ slug, name, km: distanceKm(from, { latitude, longitude }) }))
      .toSorted((a, b) => a.km - b.km);
    const kmOf = new Map(byDistance.map(({ slug, km }) => [slug, km]));
    for (const card of document.querySelectorAll<HTMLElement>('[data-place]')) {
      const km = kmOf.get(card.dataset.place!);
      label(card, km === undefined ? null : `${formatDistance(km, unit)} away`);
    }
    sortPlaces(kmOf);
    const [nearest] = byDistance;
    if (nearest) this.#say('', `${nearest.name} is the nearest, ${formatDistance(nearest.km, unit)} away.`);
  }

  #say(fault: string, found: string): void {
    if (fault === '') this.querySelector('input')?.removeAttribute('aria-invalid');
    this.querySelector('.nearest__fault')!.textContent = fault;
    this.querySelector('.nearest__found')!.textContent = found;
  }
}

function position(): Promise<GeoPoint> {
  return new Promise((found, failed) => {
    if (!('geolocation' in navigator)) return failed(new Error(noPosition));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => found({ latitude: coords.latitude, longitude: coords.longitude }),
      () => failed(new Error(noPosition)),
      { maximumAge: 600_000, timeout: 15_000 },
    );
  });
}

function label(card: HTMLElement, text: string | null): void {
  card.querySelector('.nearest__away')?.remove();
  if (text === null) return;
  const away = Object.assign(document.createElement('p'), { className: 'nearest__away', textContent: text });
  card.prepend(away);
}

/** The nearest first in each list, and the list that holds it before the others. */
function sortPlaces(kmOf: ReadonlyMap<string, number>): void {
  const km = (element: Element): number => {
    const slugs = [element, ...element.querySelectorAll('[data-place]')].map(
      (one) => (one as HTMLElement).dataset.place ?? '',
    );
    return Math.min(...slugs.map((slug) => kmOf.get(slug) ?? Infinity));
  };
  for (const selector of ['[data-place]', '[data-place-group]'])
    for (const [parent, children] of Map.groupBy(document.querySelectorAll(selector), (one) => one.parentElement!)) {
      // Other parts of the page stay where they are: the elements change places among themselves.
      const places = children.map((child) => {
        const mark = document.createComment('');
        parent.replaceChild(mark, child);
        return mark;
      });
      children.toSorted((a, b) => km(a) - km(b)).forEach((child, index) => places[index]!.replaceWith(child));
    }
}

define('nearest-place', NearestPlace);
