/** The page after a lead says which vehicle it was about, and offers a booked test drive for the calendar. */
import { readEnquiredCar, readMarker } from './lead-memory.ts';

const hour = 3_600_000;

function show(host: HTMLElement): void {
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
