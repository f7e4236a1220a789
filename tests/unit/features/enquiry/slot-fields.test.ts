import { afterEach, expect, test, vi } from 'vitest';
import { withSlots } from '#src/features/enquiry/slot-fields.ts';
import type { FormDefinition } from '#src/features/enquiry/form-definition.ts';

afterEach(() => vi.unstubAllGlobals());

const definition: FormDefinition = {
  id: 'form',
  modes: [{ form: 'test-drive', label: 'Test drive', submit: 'Send' }],
  fields: [],
  notes: [],
  place: null,
  slots: true,
};
const slot = {
  starts_at: '2026-11-23T22:00:00Z',
  ends_at: '2026-11-23T22:30:00Z',
  date: '2026-11-23',
  time: '4:00 pm',
};
const slots = {
  offered: {
    slots: [slot],
    taken: [],
    shown: 'digest',
    place: 'Sheboygan',
    from: '2026-11-20',
    next: '2026-12-04',
    until: '2026-12-11',
  },
  Picker: null,
  day: slot.date,
  note: '',
  choose: () => undefined,
  reload: () => Promise.resolve(),
  more: () => Promise.resolve(),
};
const buttonOf = (time: string, lang: string): string => {
  vi.stubGlobal('document', { documentElement: { lang } });
  return withSlots(definition, { ...slots, time }).modes[0].submit;
};

test.each([
  ['en-AU', 'Book Mon 23 Nov, 4:00 pm'],
  ['en-NZ', 'Book Mon 23 Nov, 4:00 pm'],
  ['en-US', 'Schedule Mon Nov 23, 4:00 pm'],
])('with a time chosen in %s, labels the button "%s" (REG-01, FORM-06)', (lang, button) => {
  expect(buttonOf(slot.starts_at, lang)).toBe(button);
  expect(buttonOf('', lang)).toBe('Request a test drive');
});
