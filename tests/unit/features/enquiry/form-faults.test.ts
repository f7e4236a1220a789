import { describe, expect, test } from 'vitest';
import { formFaults, type Fill } from '#src/features/enquiry/form-faults.ts';

const rules = { message: true, terms: false, locale: 'en-AU' } as const;
const good: Fill = { form: 'enquiry', values: { name: 'Robin Hale', email: 'robin@example.com', phone: '', message: 'Is it here?', opt_in: false }, prompts: {} };
const filled = (values: Fill['values'], more: Partial<Fill> = {}): Fill => ({ ...good, ...more, values: { ...good.values, ...values } });

describe('formFaults', () => {
  test.each<[string, Fill, Partial<typeof rules> | { terms: boolean } | { message: boolean }, Record<string, string>]>([
    ['a whole enquiry has none', good, {}, {}],
    ['spaces are no name', filled({ name: '   ' }), {}, { name: 'Please enter your name.' }],
    ['neither email nor phone', filled({ email: '' }), {}, { email: 'Please enter an email address or a phone number.' }],
    ['a phone alone is enough', filled({ email: '', phone: '0491 570 156' }), {}, {}],
    ['a message is required', filled({ message: '' }), {}, { message: 'Please enter a message.' }],
    ['unless the dealer relaxes it', filled({ message: '' }), { message: false }, {}],
    ['a test drive needs no message', filled({ message: '' }, { form: 'test-drive' }), {}, {}],
    ['nor does asking for photos', filled({ message: '' }, { form: 'request-photos' }), {}, {}],
    ['terms that are asked for and not agreed to', filled({ terms: false }), { terms: true }, { terms: 'You must agree to the terms of use before submitting the form.' }],
    ['terms agreed to', filled({ terms: true }), { terms: true }, {}],
    ['a list that stands on its prompt', filled({ location_id: '' }, { prompts: { location_id: 'Please Select a Department' } }), {}, { location_id: 'Please Select a Department' }],
    ['a list that was chosen from', filled({ location_id: 'artarmon' }, { prompts: { location_id: 'Please Select a Department' } }), {}, {}],
  ])('FORM-01 FORM-03 %s', (_, fill, more, expected) => {
    expect(formFaults(fill, { ...rules, ...more })).toEqual(expected);
  });
});
