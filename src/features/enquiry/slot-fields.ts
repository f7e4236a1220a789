import type { FieldDefinition } from '#src/ui/FormField.tsx';
import type { FormDefinition, FormMode } from './form-definition.ts';
import { shortDay } from './slot-days.ts';
import type { Slots } from './use-slots.ts';

const picker: FieldDefinition = {
  name: 'starts_at',
  label: 'When?',
  heading: 'When?',
  kind: 'custom',
  only: ['test-drive'],
};

/** Americans schedule a time (REG-01). */
const verb = (): string => (document.documentElement.lang === 'en-US' ? 'Schedule' : 'Book');

/** Until a time is chosen, the button sends a request. */
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
