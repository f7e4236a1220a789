/** What depends on the clock at a location: "open now", today's row, and which holidays are still to come. */
import { openState } from '#src/domain/places/opening-hours.ts';
import { formatDate, localParts } from '#src/lib/dates.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { briefHours } from './brief-hours.ts';
import { decodeHours } from './hours-code.ts';
import { specialDay } from './special-days.ts';

function showOpenNow(now: number): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const state = openState(decodeHours(element.dataset['hours'] ?? ''), now);
    element.hidden = state === null;
    if (!state) continue;
    element.textContent = element.dataset['brief'] === undefined ? state.text : briefHours(state.text);
    element.dataset['open'] = state.open && state.text.startsWith('Closes') ? 'soon' : String(state.open);
  }
}

function markToday(now: number): void {
  for (const table of document.querySelectorAll<HTMLElement>('[data-today-in]')) {
    const { date, weekday } = localParts(now, table.dataset['todayIn'] ?? '');
    const special = specialDay(table.dataset['special'] ?? '', date);
    for (const row of table.querySelectorAll<HTMLElement>('[data-weekdays]')) {
      row.classList.toggle('hours__today', special === null && row.dataset['weekdays']?.includes(String(weekday)));
    }
    showSpecialDay(table, special);
  }
}

/** "Today: Closed, Christmas Day", above a week that does not hold today. */
function showSpecialDay(table: HTMLElement, hours: string | null): void {
  const shown = table.querySelector('[data-special-day]');
  if (hours === null) return shown?.remove();
  const row = shown ?? Object.assign(document.createElement('tr'), { className: 'hours__today' });
  row.setAttribute('data-special-day', '');
  row.innerHTML = '<th scope="row">Today</th><td></td>';
  row.lastElementChild!.textContent = hours;
  if (!shown) table.querySelector('tbody')?.prepend(row);
}

function nameHolidays(now: number): void {
  for (const table of document.querySelectorAll<HTMLElement>('[data-dates-in]')) {
    const { date: today } = localParts(now, table.dataset['datesIn'] ?? '');
    for (const row of table.querySelectorAll<HTMLElement>('[data-date]')) {
      const date = row.dataset['date'] ?? '';
      const label = row.querySelector('[data-day]');
      row.hidden = date < today;
      if (label) label.textContent = date === today ? 'Today' : formatDate(date, document.documentElement.lang);
    }
  }
}

function decide(): void {
  const now = Date.now();
  showOpenNow(now);
  markToday(now);
  nameHolidays(now);
}

// The first date format of a time zone takes a phone 60 ms.
whenIdle(decide);
setInterval(decide, 60_000);
document.addEventListener('visibilitychange', decide);
