/**
 * Free times for a test drive in place of any date and time (FORM-06): those of the place that is chosen, two weeks at a time, as far
 * ahead as the dealer takes them. Where they cannot be had, a shopper still names a wish.
 */
import { testDriveAppointments, type AppointmentSlot } from '#src/contracts/appointments.ts';
import { callEndpoint } from '#src/contracts/call.ts';
import { addDays, isIsoDate } from '#src/lib/dates.ts';
import { keptText } from './draft.ts';

interface Slots {
  load: () => Promise<void>;
  /** Asks again, since somebody took a time; the day stays where it still has one. */
  reload: () => Promise<void>;
}

interface Controls { day: HTMLSelectElement; time: HTMLSelectElement; later: HTMLButtonElement; note: HTMLElement }

const daysAtOnce = 14;

const dayWords = (date: string): string => new Intl.DateTimeFormat(document.documentElement.lang, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** The list anew; what was chosen stays where it is still offered. */
function options(select: HTMLSelectElement, prompt: string, list: [value: string, label: string][], chosen = select.value): void {
  select.replaceChildren(new Option(prompt, ''), ...list.map(([value, label]) => new Option(label, value)));
  if (list.some(([value]) => value === chosen)) select.value = chosen;
}

function selectField(id: string, name: string, label: string): { field: HTMLElement; select: HTMLSelectElement } {
  const field = Object.assign(document.createElement('div'), { className: 'form__half' });
  field.dataset['only'] = 'test-drive';
  field.innerHTML = `<label class="label" for="${id}">${label}</label><select class="input" id="${id}" name="${name}"></select>`;
  return { field, select: field.querySelector('select')! };
}

/** Day and time where date and time were. */
function placeControls(form: HTMLFormElement): Controls {
  const day = selectField('ask-slot-day', 'slot_day', 'Day');
  const time = selectField('ask-slot', 'starts_at', 'Time');
  const later = Object.assign(document.createElement('button'), { type: 'button', className: 'form__later', textContent: 'Show later days' });
  const note = Object.assign(document.createElement('p'), { className: 'form__notice', role: 'status' });
  note.dataset['only'] = 'test-drive';
  day.field.append(later);
  const old = [...form.querySelectorAll<HTMLElement>('.form__half:has([name="preferred_date"], [name="preferred_time"])')];
  old[0]?.before(day.field, time.field, note);
  for (const field of old) field.remove();
  return { day: day.select, time: time.select, later, note };
}

/** What is known of one place's times. */
interface Offered { slots: AppointmentSlot[]; place: string; next: string; until: string }

async function ask(carId: string | null, place: string | null, from: string | null): Promise<Offered> {
  const { slots, location_name: name, until, from: first } = await callEndpoint(testDriveAppointments, { car_id: carId, location: place, from, days: daysAtOnce });
  return { slots, place: name, until, next: addDays(first, daysAtOnce) };
}

/** On until a stretch of days has a free time, or there are no more. */
async function askOn(carId: string | null, place: string | null, from: string | null): Promise<Offered> {
  const offered = await ask(carId, place, from);
  return offered.slots.length > 0 || offered.next > offered.until ? offered : askOn(carId, place, offered.next);
}

export function offerSlots(form: HTMLFormElement): Slots {
  const valueOf = (name: string) => form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value || null;
  const placeList = form.querySelector<HTMLSelectElement>('select[name="location_id"]');
  let offered: Offered | null = null;
  let controls: Controls | null = null;
  let latest = 0;
  // Chosen before a reload; times are offered anew, and one that is gone leaves its day.
  const wish = { day: keptText(form, 'slot_day'), time: keptText(form, 'starts_at') };

  const fillTimes = ({ day, time }: Controls, slots: AppointmentSlot[], chosen = time.value) => {
    options(time, day.value === '' ? 'Choose a day first' : 'Any time', slots.filter(({ date }) => date === day.value).map((slot) => [slot.starts_at, slot.time]), chosen);
    time.disabled = day.value === '';
    form.dispatchEvent(new CustomEvent('slotchange'));
  };
  const wire = (placed: Controls): Controls => {
    placed.day.addEventListener('change', () => fillTimes(placed, offered?.slots ?? []));
    placed.time.addEventListener('change', () => form.dispatchEvent(new CustomEvent('slotchange')));
    placed.later.addEventListener('click', () => void more());
    return placed;
  };
  const show = (found: Offered) => {
    offered = found;
    const isFirst = controls === null;
    controls ??= wire(placeControls(form));
    const days = [...new Set(found.slots.map(({ date }) => date))];
    options(controls.day, days.length > 0 ? 'Any day, please contact me' : 'No free times, please contact me', days.map((date) => [date, dayWords(date)]), isFirst ? wish.day : controls.day.value);
    controls.later.hidden = found.next > found.until;
    fillTimes(controls, found.slots, isFirst ? wish.time : controls.time.value);
  };
  const get = async (from: string | null): Promise<Offered | null> => {
    latest += 1;
    const turn = latest;
    try {
      const found = await askOn(valueOf('car_id'), valueOf('location_id'), from);
      // A place that was chosen meanwhile has the last word.
      return turn === latest ? found : null;
    } catch (error) {
      console.warn('Free times for test drives did not load.', error);
      return null;
    }
  };
  const reload = async (): Promise<void> => {
    const reach = offered?.next ?? (isIsoDate(wish.day) ? addDays(wish.day, 1) : null);
    let found = await get(null);
    // As far as the shopper had looked.
    while (found && reach && found.next < reach && found.next <= found.until) {
      const further = await get(found.next);
      if (!further) return;
      found = { ...further, slots: [...found.slots, ...further.slots] };
    }
    if (found) show(found);
  };
  const more = async (): Promise<void> => {
    if (!offered || !controls) return;
    const before = offered.slots;
    const found = await get(offered.next);
    if (!found) return;
    show({ ...found, slots: [...before, ...found.slots] });
    controls.note.textContent = found.slots.length > 0 ? `Days until ${dayWords(found.slots.at(-1)!.date)} are in the list.` : 'There are no later days yet.';
    controls.day.focus();
  };
  placeList?.addEventListener('change', () => {
    if (!offered) return;
    offered = null;
    void reload().then(() => { if (offered && controls) controls.note.textContent = `Times at ${offered.place}.`; });
  });
  let isAsked = false;
  return { reload, load: async () => { if (!isAsked) { isAsked = true; await reload(); } } };
}
