/** Adds the vehicle, test drive and next step (FORM-10). */
import { readEnquiredCar, readMarker } from './lead-memory.ts';

const hour = 3_600_000;

const carTypes = ['new', 'demo', 'used'];
/** Duplicates regionalTerms, to keep that module out of this page. */
const stock = document.documentElement.lang === 'en-US' ? 'inventory' : 'stock';

/** Only paths on this site. */
function nextStep(query: URLSearchParams): { label: string; url: string } | null {
  const type = query.get('car_type') ?? '';
  if (carTypes.includes(type)) return { label: `See all ${type} ${stock}`, url: `/search/${type}-cars` };
  if (/service|parts/i.test(query.get('category') ?? '')) return { label: 'Hours and locations', url: '/dealerships' };
  return query.has('category') ? { label: `See all our ${stock}`, url: '/cars/' } : null;
}

function show(host: HTMLElement): void {
  const step = nextStep(new URLSearchParams(location.search));
  const stepLink = host.querySelector<HTMLAnchorElement>('a[data-step]');
  if (step && stepLink) {
    Object.assign(stepLink, { href: step.url, textContent: step.label });
    stepLink.hidden = false;
  }
  const marker = readMarker();
  if (!marker || Date.now() - marker.at > hour) return;
  const car = readEnquiredCar();
  const link = host.querySelector<HTMLAnchorElement>('a[data-car]');
  if (link && car && Math.abs(car.at - marker.at) < 60_000 && car.url.startsWith('/cars/')) {
    Object.assign(link, { href: car.url, textContent: `Back to the ${car.title}` });
    link.hidden = false;
  }
  const calendar = host.querySelector<HTMLAnchorElement>('a[data-calendar]');
  if (calendar && marker.appointment) {
    calendar.href = URL.createObjectURL(new Blob([marker.appointment.calendar], { type: 'text/calendar' }));
    calendar.hidden = false;
  }
}

document.querySelectorAll<HTMLElement>('[data-success]').forEach(show);
