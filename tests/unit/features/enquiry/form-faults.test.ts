import { describe, expect, test } from 'vitest';
import type { FormDefinition } from '#src/features/enquiry/form-definition.ts';
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import { formErrors, readFill, type Fill } from '#src/features/enquiry/form-errors.ts';

const good: Fill = {
  form: 'enquiry',
  values: { name: 'Robin Hale', email: 'robin@example.com', phone: '', message: 'Is it here?', opt_in: false },
};
const filled = (values: Fill['values'], more: Partial<Fill> = {}): Fill => ({
  ...good,
  ...more,
  values: { ...good.values, ...values },
});

const pastDay = 'This date has passed. Please choose today or a later date.';
const message: FieldDefinition = {
  name: 'message',
  label: 'Message',
  kind: 'textarea',
  required: true,
  optional: ['test-drive'],
};
const terms: FieldDefinition = { name: 'terms', label: 'I agree to the terms of use.', kind: 'tick', required: true };
const places: FieldDefinition = {
  name: 'location_id',
  label: 'Location',
  kind: 'select',
  required: true,
  options: [
    { value: '', label: 'Please Select a Department' },
    { value: 'artarmon', label: 'Artarmon' },
  ],
};

describe('formErrors', () => {
  test.each<[string, Fill, FieldDefinition[], Record<string, string>]>([
    ['a whole enquiry has none', good, [message], {}],
    ['spaces are no name', filled({ name: '   ' }), [message], { name: 'Please enter your name.' }],
    [
      'neither email nor phone',
      filled({ email: '' }),
      [message],
      { email: 'Please enter an email address or a phone number.' },
    ],
    ['a phone alone is enough', filled({ email: '', phone: '0491 570 156' }), [message], {}],
    ['a message is required', filled({ message: '' }), [message], { message: 'Please enter a message.' }],
    ['unless the dealer relaxes it', filled({ message: '' }), [{ ...message, required: false, optional: true }], {}],
    ['a test drive needs no message', filled({ message: '' }, { form: 'test-drive' }), [message], {}],
    ['nor does asking for photos', filled({ message: '' }, { form: 'request-photos' }), [message], {}],
    [
      'terms that are asked for and not agreed to',
      filled({ terms: false }),
      [message, terms],
      { terms: 'You must agree to the terms of use before submitting the form.' },
    ],
    ['terms agreed to', filled({ terms: true }), [message, terms], {}],
    [
      'a list that stands on its prompt',
      filled({ location_id: '' }),
      [message, places],
      { location_id: 'Please Select a Department' },
    ],
    ['a list that was chosen from', filled({ location_id: 'artarmon' }), [message, places], {}],
    [
      'a list that may stay on its prompt',
      filled({ slot_day: '' }),
      [message, { ...places, name: 'slot_day', required: false }],
      {},
    ],
    ['a day that is over', filled({ preferred_date: '2026-11-23' }), [message], { preferred_date: pastDay }],
    ['today', filled({ preferred_date: '2026-11-24' }), [message], {}],
    ['words for a day', filled({ preferred_date: 'next week' }), [message], {}],
  ])('%s (FORM-01, FORM-03)', (_, fill, fields, expected) => {
    expect(formErrors(fill, { fields }, 'en-AU', '2026-11-24')).toEqual(expected);
  });
});

describe('readFill', () => {
  const definition: FormDefinition = {
    id: 'ask',
    modes: [
      { form: 'enquiry', label: 'Ask', submit: 'Send' },
      { form: 'test-drive', label: 'Drive', submit: 'Book' },
    ],
    notes: [],
    place: null,
    slots: false,
    fields: [message, terms, { name: 'preferred_date', label: 'Date', kind: 'date', only: ['test-drive'] }],
  };
  const sent = (values: Record<string, string>): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries(values)) data.set(name, value);
    return data;
  };

  test('reads checkboxes as true or false, and includes prefilled values (FORM-07)', () => {
    expect(
      readFill(definition, sent({ form: 'enquiry', car_id: 'c-1', message: 'Here?', preferred_date: '' })),
    ).toEqual({ form: 'enquiry', values: { car_id: 'c-1', message: 'Here?', terms: false } });
  });

  test('sends a repeated field as a list (FORM-07)', () => {
    const data = sent({ form: 'enquiry', message: 'Here?' });
    for (const one of ['Tyres', 'Brakes']) data.append('additional_services', one);
    expect(readFill(definition, data).values).toEqual({
      message: 'Here?',
      additional_services: ['Tyres', 'Brakes'],
      terms: false,
    });
  });

  test('drops fields that belong to another mode of the form (FORM-06)', () => {
    expect(readFill(definition, sent({ form: 'test-drive', preferred_date: '2026-11-28', terms: 'true' }))).toEqual({
      form: 'test-drive',
      values: { preferred_date: '2026-11-28', terms: true },
    });
    expect(readFill(definition, sent({ form: 'enquiry', preferred_date: '2026-11-28' })).values).not.toHaveProperty(
      'preferred_date',
    );
  });
});
