/**
 * Free times for a test drive in place of any date and time (FORM-06): those of the place that is chosen, two weeks at
 * a time, as far ahead as the dealer takes them. Where they cannot be had, a shopper still names a wish.
 */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { testDriveAppointments } from '#src/contracts/appointments.ts';
import { callEndpoint } from '#src/contracts/call.ts';
import { addDays, isIsoDate } from '#src/lib/dates.ts';
import { storedText } from './draft.store.ts';
import { loadSlotPicker } from './load-slot-picker.ts';
import { longDay, type ChosenSlot, type Offered } from './slot-days.ts';
import type { SlotPicker } from './SlotPicker.tsx';

export interface Slots extends ChosenSlot {
  /** Null while none are known. */
  offered: Offered | null;
  /** What draws them; there with the first that are known. */
  Picker: typeof SlotPicker | null;
  /** What has changed, said. */
  note: string;
  choose: (name: string, value: string) => void;
  /** Asks again, since somebody took a time; the day stays where it still has one. */
  reload: () => Promise<void>;
  more: () => Promise<void>;
}

const daysAtOnce = 14;

async function ask(carId: string | null, place: string | null, from: string | null): Promise<Offered> {
  const {
    slots,
    taken,
    location_name: name,
    shown,
    until,
    from: first,
  } = await callEndpoint(testDriveAppointments, { car_id: carId, location: place, from, days: daysAtOnce });
  return { slots, taken, place: name, shown, until, from: first, next: addDays(first, daysAtOnce) };
}

/** On until a stretch of days has a free time, or there are no more. */
async function askOn(carId: string | null, place: string | null, from: string | null): Promise<Offered> {
  const offered = await ask(carId, place, from);
  return offered.slots.length > 0 || offered.next > offered.until ? offered : askOn(carId, place, offered.next);
}

const joined = (before: Offered, further: Offered): Offered => ({
  ...further,
  from: before.from,
  shown: before.shown,
  slots: [...before.slots, ...further.slots],
  taken: [...before.taken, ...further.taken],
});

/** Throws where they cannot be had. `reach` is a day that the times should go to: as far as the shopper had looked. */
async function askUntil(form: HTMLFormElement, from: string | null, reach: string | null): Promise<Offered> {
  const sent = new FormData(form);
  const [carId, place] = ['car_id', 'location_id'].map((name) => String(sent.get(name) ?? '') || null);
  let found = await askOn(carId ?? null, place ?? null, from);
  while (reach !== null && found.next < reach && found.next <= found.until) {
    const further = await askOn(carId ?? null, place ?? null, found.next);
    found = joined(found, further);
  }
  return found;
}

/** `isOn`: a shopper looks at a form that offers times. */
export function useSlots(formRef: RefObject<HTMLFormElement | null>, isOn: boolean): Slots {
  const [offered, setOffered] = useState<Offered | null>(null);
  const [chosen, setChosen] = useState({ day: '', time: '' });
  const [Picker, setPicker] = useState<typeof SlotPicker | null>(null);
  const [note, setNote] = useState('');
  const turn = useRef(0);

  /** A place that was chosen meanwhile has the last word. */
  const get = async (from: string | null, reach: string | null): Promise<Offered | null> => {
    const mine = (turn.current += 1);
    if (!formRef.current) return null;
    try {
      const [found, picker] = await Promise.all([askUntil(formRef.current, from, reach), loadSlotPicker()]);
      setPicker(() => picker);
      return mine === turn.current ? found : null;
    } catch (error) {
      console.warn('Free times for test drives did not load.', error);
      return null;
    }
  };
  const reload = async (): Promise<void> => {
    const found = await get(null, offered?.next ?? null);
    if (found) setOffered(found);
  };
  const more = async (): Promise<void> => {
    const found = offered && (await get(offered.next, null));
    if (!found) return;
    setOffered(joined(offered, found));
    setNote(
      found.slots.length > 0
        ? `Days until ${longDay(found.slots.at(-1)!.date)} are shown now.`
        : 'There are no later days yet.',
    );
    formRef.current?.querySelector<HTMLElement>('.slots')?.focus();
  };
  const choose = (name: string, value: string): void => {
    if (name === 'slot_day') setChosen({ day: value, time: '' });
    if (name === 'starts_at')
      setChosen({ day: offered?.slots.find((slot) => slot.starts_at === value)?.date ?? chosen.day, time: value });
    if (name === 'location_id' && value !== '' && isOn) {
      void get(null, null).then((found) => {
        if (!found) return;
        setOffered(found);
        setNote(`Times at ${found.place}.`);
      });
    }
  };
  useEffect(() => {
    const form = formRef.current;
    // The place decides the times: where it is asked and not chosen yet, there are none.
    if (!isOn || offered !== null || !form || new FormData(form).get('location_id') === '') return;
    // Chosen before a reload; times are offered anew, and one that is gone leaves its day.
    const wish = { day: storedText(form, 'slot_day'), time: storedText(form, 'starts_at') };
    // A diary has no day of its own: a time says it, by another clock a day sooner or later.
    const reach = isIsoDate(wish.day) ? addDays(wish.day, 1) : wish.time && addDays(wish.time.slice(0, 10), 2);
    void get(null, reach || null).then((found) => {
      if (!found) return;
      const ofTime = found.slots.find((slot) => slot.starts_at === wish.time);
      setChosen({ ...wish, day: wish.day || (ofTime?.date ?? '') });
      setOffered(found);
    });
    // Once, when the shopper first looks.
  }, [isOn]);
  return { offered, Picker, ...stillOffered(chosen, offered), note, choose, reload, more };
}

function stillOffered({ day, time }: ChosenSlot, offered: Offered | null): ChosenSlot {
  const ofDay = (offered?.slots ?? []).filter(({ date }) => date === day);
  return { day: ofDay.length > 0 ? day : '', time: ofDay.some((slot) => slot.starts_at === time) ? time : '' };
}
