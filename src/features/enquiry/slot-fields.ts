/** A form of a test drive once free times are known. */
import type { AppointmentSlot } from '#src/contracts/appointments.ts';
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import type { FormDefinition, FormMode } from './form-definition.ts';
import { longDay, shortDay } from './slot-days.ts';
import type { Slots } from './use-slots.ts';

/**
 * The definition with day and time in place of any date and time. Without a time nothing is booked yet: the
 * button says what a press does.
 */
export function withSlots(definition: FormDefinition, { offered, day, time }: Slots): FormDefinition {
  if (!offered) return definition;
  const worded = (mode: FormMode): FormMode => (mode.form === 'test-drive' ? { ...mode, submit: button(mode) } : mode);
  const slot = offered.slots.find(({ starts_at: startsAt }) => startsAt === time);
  const isPicker = definition.slotsAs === 'days' || definition.slotsAs === 'diary';
  const button = ({ submit }: FormMode): string => {
    if (!slot || time === '') return 'Request a test drive';
    return isPicker ? `Book ${shortDay(slot.date)}, ${slot.time}` : submit;
  };
  const [first, ...others] = definition.modes;
  const isPlain = ({ name }: FieldDefinition): boolean => name === 'preferred_date' || name === 'preferred_time';
  const at = definition.fields.findIndex(isPlain);
  return {
    ...definition,
    modes: [worded(first), ...others.map(worded)],
    fields: definition.fields
      .filter((field) => !isPlain(field))
      .toSpliced(at, 0, ...(isPicker ? [picker] : slotFields(offered.slots, day, time))),
  };
}

/** Its days and times are drawn by SlotPicker. */
const picker: FieldDefinition = { name: 'starts_at', label: 'When?', heading: 'When?', kind: 'custom' };

function slotFields(slots: AppointmentSlot[], day: string, time: string): FieldDefinition[] {
  const days = [...new Set(slots.map(({ date }) => date))].map((date) => ({ value: date, label: longDay(date) }));
  const times = slots.filter(({ date }) => date === day).map((slot) => ({ value: slot.starts_at, label: slot.time }));
  const shared = { kind: 'select', only: 'test-drive', half: true } as const;
  const prompt = days.length > 0 ? 'Any day, please contact me' : 'No free times, please contact me';
  return [
    { ...shared, name: 'slot_day', label: 'Day', value: day, options: [{ value: '', label: prompt }, ...days] },
    {
      ...shared,
      name: 'starts_at',
      label: 'Time',
      value: time,
      disabled: day === '',
      options: [{ value: '', label: day === '' ? 'Choose a day first' : 'Any time' }, ...times],
    },
  ];
}
