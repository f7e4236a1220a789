/** Free times for a test drive in place of any date and time (FORM-06). Where they cannot be had, a shopper still names a wish. */
import { testDriveAppointments, type AppointmentSlot } from '#src/contracts/appointments.ts';
import { callEndpoint } from '#src/contracts/call.ts';

interface Slots { load: () => Promise<void>; reload: () => Promise<void> }

const dayWords = (date: string): string => new Intl.DateTimeFormat(document.documentElement.lang, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

function options(select: HTMLSelectElement, prompt: string, list: [value: string, label: string][]): void {
  select.replaceChildren(new Option(prompt, ''), ...list.map(([value, label]) => new Option(label, value)));
}

function selectField(id: string, name: string, label: string): { field: HTMLElement; select: HTMLSelectElement } {
  const field = Object.assign(document.createElement('div'), { className: 'form__half' });
  field.dataset['only'] = 'test-drive';
  field.innerHTML = `<label class="label" for="${id}">${label}<small>optional</small></label><select class="input" id="${id}" name="${name}"></select>`;
  return { field, select: field.querySelector('select')! };
}

/** Days, then the times of the day that is chosen. */
function show(form: HTMLFormElement, slots: AppointmentSlot[]): void {
  const day = selectField('ask-slot-day', 'slot_day', 'Day');
  const time = selectField('ask-slot', 'starts_at', 'Time');
  const days = [...new Set(slots.map(({ date }) => date))];
  options(day.select, 'Any day', days.map((date) => [date, dayWords(date)]));
  const fillTimes = () => {
    options(time.select, day.select.value === '' ? 'Choose a day first' : 'Any time', slots.filter(({ date }) => date === day.select.value).map((slot) => [slot.starts_at, slot.time]));
    time.select.disabled = day.select.value === '';
  };
  day.select.addEventListener('change', fillTimes);
  fillTimes();
  const old = [...form.querySelectorAll<HTMLElement>('.form__half:has([name="preferred_date"], [name="preferred_time"], [name="slot_day"], [name="starts_at"])')];
  old[0]?.before(day.field, time.field);
  for (const field of old) field.remove();
}

export function offerSlots(form: HTMLFormElement): Slots {
  let loaded = false;
  const reload = async (): Promise<void> => {
    const value = (name: string) => form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value || null;
    try {
      const { slots } = await callEndpoint(testDriveAppointments, { car_id: value('car_id'), location: value('location_id') });
      if (slots.length > 0) show(form, slots);
    } catch (error) {
      console.warn('Free times for test drives did not load.', error);
    }
  };
  return { reload, load: async () => { if (!loaded) { loaded = true; await reload(); } } };
}
