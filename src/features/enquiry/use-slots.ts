/** Two weeks at a time (FORM-06); if loading fails, shoppers enter a preferred time. */
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { testDriveAppointments } from '#src/contracts/appointments.ts';
import { callEndpoint } from '#src/contracts/call.ts';
import { addDays, isIsoDate } from '#src/lib/dates.ts';
import { storedText } from './draft.store.ts';
import { loadSlotPicker } from './load-slot-picker.ts';
import { longDay, type ChosenSlot, type Offered } from './slot-days.ts';
import type { SlotPicker } from './SlotPicker.tsx';

export interface Slots extends ChosenSlot {
  offered: Offered | null;
  Picker: typeof SlotPicker | null;
  note: string;
  choose: (name: string, value: string) => void;
  /** After another shopper took the time; keeps the day if possible. */
  reload: () => Promise<void>;
  more: () => Promise<void>;
}

const daysPerRequest = 14;

async function ask(carId: string | null, place: string | null, from: string | null): Promise<Offered> {
  const {
    slots,
    taken,
    location_name: name,
    shown,
    until,
    from: first,
  } = await callEndpoint(testDriveAppointments, { car_id: carId, location: place, from, days: daysPerRequest });
  return { slots, taken, place: name, shown, until, from: first, next: addDays(first, daysPerRequest) };
}

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

/** `reach`: day to load up to. Throws if times can't be loaded. */
async function loadSlotsUpTo(form: HTMLFormElement, from: string | null, reach: string | null): Promise<Offered> {
  const sent = new FormData(form);
  const [carId, place] = ['car_id', 'location_id'].map((name) => String(sent.get(name) ?? '') || null);
  let found = await askOn(carId ?? null, place ?? null, from);
  while (reach !== null && found.next < reach && found.next <= found.until) {
    const further = await askOn(carId ?? null, place ?? null, found.next);
    found = joined(found, further);
  }
  return found;
}

export function useSlots(formRef: RefObject<HTMLFormElement | null>, isOn: boolean): Slots {
  const [offered, setOffered] = useState<Offered | null>(null);
  const [chosen, setChosen] = useState({ day: '', time: '' });
  const [Picker, setPicker] = useState<typeof SlotPicker | null>(null);
  const [note, setNote] = useState('');
  const turn = useRef(0);

  /** The latest location wins over slower responses. */
  const get = async (from: string | null, reach: string | null): Promise<Offered | null> => {
    const mine = (turn.current += 1);
    if (!formRef.current) return null;
    try {
      const [found, picker] = await Promise.all([loadSlotsUpTo(formRef.current, from, reach), loadSlotPicker()]);
      setPicker(() => picker);
      return mine === turn.current ? found : null;
    } catch (error) {
      console.warn('Available test drive times did not load.', error);
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
        ? `Now showing days up to ${longDay(found.slots.at(-1)!.date)}.`
        : 'No later days available yet.',
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
  const loadFirst = useEffectEvent(() => {
    const form = formRef.current;
    if (!isOn || offered !== null || !form || new FormData(form).get('location_id') === '') return;
    // Restores the time if still free, else the day.
    const wish = { day: storedText(form, 'slot_day'), time: storedText(form, 'starts_at') };
    // The diary stores only a time, whose date may differ by one in another time zone.
    const reach = isIsoDate(wish.day) ? addDays(wish.day, 1) : wish.time && addDays(wish.time.slice(0, 10), 2);
    void get(null, reach || null).then((found) => {
      if (!found) return;
      const ofTime = found.slots.find((slot) => slot.starts_at === wish.time);
      setChosen({ ...wish, day: wish.day || (ofTime?.date ?? '') });
      setOffered(found);
    });
  });
  useEffect(() => loadFirst(), [isOn]);
  return { offered, Picker, ...stillOffered(chosen, offered), note, choose, reload, more };
}

function stillOffered({ day, time }: ChosenSlot, offered: Offered | null): ChosenSlot {
  const ofDay = (offered?.slots ?? []).filter(({ date }) => date === day);
  return { day: ofDay.length > 0 ? day : '', time: ofDay.some((slot) => slot.starts_at === time) ? time : '' };
}
