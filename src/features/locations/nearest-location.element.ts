/**
 * `<nearest-place unit points>` (LOC-04). Positions never leave the browser. `points`: [slug, name, latitude,
 * longitude, type]; cards: `li[data-place=slug]`, groups: `[data-place-group]`.
 */
import { formatDistance, type DistanceUnit } from '#src/domain/vehicle/odometer.ts';
import { nearestFirst } from '#src/domain/locations/nearest-first.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import { distanceKm, type GeoPoint } from '#src/lib/geo.ts';
import { define, PageElement } from '#src/ui/page-element.ts';
import type { NearestPoint } from '#src/view/locations/location-card.ts';

const postcode = (): string => (document.documentElement.lang === 'en-US' ? 'ZIP code' : 'postcode');
const noPosition = (): Error =>
  new Error(`We couldn’t get your location. Please enter a ${postcode()}, or choose a location below.`);

class NearestLocation extends PageElement {
  protected start(signal: AbortSignal): void {
    this.querySelector('form')?.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        void this.#find(() => this.#byPostcode());
      },
      { signal },
    );
    this.querySelector('[data-position]')!.addEventListener('click', () => void this.#find(() => this.#byPosition()), {
      signal,
    });
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
    const { lookUpPostcode } = await import('./look-up-postcode.ts');
    const field = this.querySelector<HTMLInputElement>('input')!;
    try {
      return await lookUpPostcode(field.value.trim(), document.documentElement.lang as Locale);
    } catch (error) {
      field.setAttribute('aria-invalid', 'true');
      field.focus();
      throw error;
    }
  }

  async #byPosition(): Promise<GeoPoint> {
    const found = await position();
    const field = this.querySelector('input');
    if (field) field.value = '';
    return found;
  }

  #show(from: GeoPoint): void {
    const unit = this.getAttribute('unit') as DistanceUnit;
    const points = JSON.parse(this.getAttribute('points')!) as NearestPoint[];
    const ordered = nearestFirst(
      points.map(([slug, name, latitude, longitude, type]) => ({
        slug,
        name,
        type,
        km: distanceKm(from, { latitude, longitude }),
      })),
    );
    const kmOf = new Map(ordered.map(({ slug, km }) => [slug, km]));
    for (const card of document.querySelectorAll<HTMLElement>('[data-place]')) {
      const km = kmOf.get(card.dataset.place!);
      label(card, km === undefined ? null : `${formatDistance(km, unit)} away`);
    }
    sortLocations(ordered.map(({ slug }) => slug));
    this.#say('', foundText(ordered, unit));
  }

  #say(fault: string, found: string): void {
    if (fault === '') this.querySelector('input')?.removeAttribute('aria-invalid');
    this.querySelector('.nearest__fault')!.textContent = fault;
    this.querySelector('.nearest__found')!.textContent = found;
  }
}

/** Sales locations come first; if a workshop is nearer, "nearest for sales". */
function foundText(ordered: readonly { name: string; km: number }[], unit: DistanceUnit): string {
  const [first] = ordered;
  if (!first) return '';
  const away = formatDistance(first.km, unit);
  const isNearest = formatDistance(Math.min(...ordered.map(({ km }) => km)), unit) === away;
  return `${first.name} is the nearest${isNearest ? '' : ' for sales'}, ${away} away.`;
}

function position(): Promise<GeoPoint> {
  return new Promise((found, failed) => {
    if (!('geolocation' in navigator)) return failed(noPosition());
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => found({ latitude: coords.latitude, longitude: coords.longitude }),
      () => failed(noPosition()),
      { maximumAge: 600_000, timeout: 15_000 },
    );
  });
}

function label(card: HTMLElement, text: string | null): void {
  card.querySelector('.nearest__away')?.remove();
  if (text === null) return;
  const away = Object.assign(document.createElement('b'), { className: 'nearest__away', textContent: text });
  card.querySelector('address')!.append(away);
}

function sortLocations(slugs: readonly string[]): void {
  const rankOf = new Map(slugs.map((slug, index) => [slug, index]));
  const rank = (element: Element): number => {
    const places = [element, ...element.querySelectorAll('[data-place]')] as HTMLElement[];
    return Math.min(...places.map(({ dataset }) => rankOf.get(dataset.place ?? '') ?? slugs.length));
  };
  for (const selector of ['[data-place]', '[data-place-group]'])
    for (const [parent, children] of Map.groupBy(document.querySelectorAll(selector), (one) => one.parentElement!)) {
      const places = children.map((child) => {
        const mark = document.createComment('');
        parent.replaceChild(mark, child);
        return mark;
      });
      children.toSorted((a, b) => rank(a) - rank(b)).forEach((child, index) => places[index]!.replaceWith(child));
    }
}

define('nearest-place', NearestLocation);
