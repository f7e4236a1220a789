/** A form of a test drive once free times are known. */
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import type { FormDefinition, FormMode } from './form-definition.ts';
import { shortDay } from './slot-days.ts';
import type { Slots } from './use-slots.ts';

/** Its days and times are drawn by SlotPicker. */
const picker: FieldDefinition = {
  name: 'starts_at',
  label: 'When?',
  heading: 'When?',
  kind: 'custom',
  only: ['test-drive'],
};

/** In the United States a time is scheduled (REG-01). */
const verb = (): string => (document.documentElement.lang === 'en-US' ? 'Schedule' : 'Book');

/**
 * The definition with free times in place of any date and time. Without a time nothing is booked yet: the
 * button says what a press does.
 */
export function withSlots(definition: FormDefinition, { offered, time }: Slots): FormDefinition {
  if (!offered) return definition;
  const slot = offered.slots.find(({ starts_at: startsAt }) => startsAt === time);
  const submit =
    slot && time !== ''
      ? `${verb()} ${shortDay(slot.date)}, ${slot.time}`
      : `Request a ${definition.request ?? 'test drive'}`;
  const worded = (mode: FormMode): FormMode => (mode.form === 'test-drive' ? { ...mode, submit } : mode);
  const [first, ...others] = definition.modes;
  const isPlain = ({ name }: FieldDefinition): boolean => name === 'preferred_date' || name === 'preferred_time';
  return {
    ...definition,
    modes: [worded(first), ...others.map(worded)],
    fields: definition.fields
      .filter((field) => !isPlain(field))
      .toSpliced(definition.fields.findIndex(isPlain), 0, picker),
  };
}
