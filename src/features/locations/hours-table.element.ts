/**
 * `<hours-table zone="…">` around a table. Weekly (`days="12345 6 0"`): marks today or shows its special hours, from
 * `special="…"` or the rows of `holidays="id"`. Special days (`<time>`): removes past ones.
 */
import { formatDate, localParts } from '#src/lib/dates.ts';
import { define } from '#src/ui/page-element.ts';
import { ClockElement } from '#src/ui/clock-element.ts';
import { specialDay } from './special-days.ts';

class HoursTable extends ClockElement {
  protected tell(now: number): void {
    const { date, weekday } = localParts(now, this.getAttribute('zone')!);
    const special = specialDay(this.getAttribute('special') ?? '', date) ?? this.#holiday(date);
    const days = special === null ? this.getAttribute('days')?.split(' ') : [];
    this.querySelector('.hours__special')?.remove();
    this.querySelectorAll('tr').forEach((row, index) => {
      row.classList.toggle('hours__today', days?.[index]?.includes(String(weekday)) === true);
    });
    if (special !== null) this.#sayToday(special);
    for (const day of this.querySelectorAll('time')) {
      day.closest('tr')!.hidden = day.dateTime < date;
      day.textContent = day.dateTime === date ? 'Today' : formatDate(day.dateTime, document.documentElement.lang);
    }
  }

  #holiday(date: string): string | null {
    const holidays = document.getElementById(this.getAttribute('holidays') ?? '');
    const row = holidays?.querySelector(`[datetime="${date}"]`)?.closest('tr');
    if (!row) return null;
    return [row.cells[1], row.querySelector('small')].flatMap((part) => part?.textContent ?? []).join(', ');
  }

  #sayToday(hours: string): void {
    const row = this.querySelector('table')!.insertRow(0);
    row.className = 'hours__today hours__special';
    row.innerHTML = '<th scope="row">Today</th><td></td>';
    row.lastElementChild!.textContent = hours;
  }
}

define('hours-table', HoursTable);
