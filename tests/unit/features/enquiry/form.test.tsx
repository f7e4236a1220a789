import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Form, type FormProps } from '#src/features/enquiry/Form.tsx';
import { askForm } from '#src/features/enquiry/vehicle-forms.ts';
import { aContext, aTenant } from '../../../fixtures/vehicles.ts';

const car = {
  locationSlug: 'penrith',
  dealershipSlug: null,
  itemType: 'car',
  noun: { one: 'car' },
  testDriveNoun: 'test drive' as const,
};
const definition = askForm(aContext(aTenant({ settings: { forms: { termsNote: true } } }), ['/']), car).definition;
const drawn = (props: Partial<FormProps> = {}) =>
  parse(renderToStaticMarkup(<Form definition={definition} {...props} />)).querySelector('form')!;

describe('a form', () => {
  test('is plain, without browser validation, and has a second button for its second mode (FORM-01)', () => {
    const form = drawn();
    expect([form.getAttribute('method'), form.getAttribute('action'), form.hasAttribute('novalidate')]).toEqual([
      'post',
      '/api/forms/enquiry',
      true,
    ]);
    expect(
      form.querySelectorAll('[type=submit]:not(.form__next)').map((button) => button.getAttribute('formaction')),
    ).toEqual([undefined, '/api/forms/test-drive']);
    expect(form.querySelector('[role=alert]')).toBeNull();
  });

  test('labels optional fields, and does not mark any others (FORM-01)', () => {
    const form = drawn();
    expect(form.querySelector('label[for=ask-message]')!.text).toBe('Message(optional)');
    expect(form.querySelector('label[for=ask-message] small')!.getAttribute('data-only')).toBe('test-drive');
    expect(form.querySelector('label[for=ask-name]')!.text).toBe('Name');
    expect(form.text).not.toContain('*');
    expect(form.querySelector('#ask-message')!.hasAttribute('required')).toBe(true);
    expect(drawn({ mode: 'test-drive' }).querySelector('#ask-message')!.hasAttribute('required')).toBe(false);
  });

  test('lists errors in form order with links to their fields, and repeats each below its field (FORM-03)', () => {
    const form = drawn({
      faults: { message: 'Please enter a message.', location: 'It is elsewhere.', name: 'Please enter your name.' },
    });
    expect(form.firstChild).toBe(form.querySelector('[role=alert]'));
    expect(
      form
        .querySelectorAll('[role=alert] li')
        .map((item) => [item.text, item.querySelector('a')?.getAttribute('href')]),
    ).toEqual([
      ['Please enter a message.', '#ask-message'],
      ['Please enter your name.', '#ask-name'],
      ['It is elsewhere.', undefined],
    ]);
    const name = form.querySelector('#ask-name')!;
    expect([
      name.getAttribute('aria-invalid'),
      form.querySelector(`#${name.getAttribute('aria-describedby')}`)!.text,
    ]).toEqual(['true', 'Please enter your name.']);
    expect(
      drawn({ faults: { email: 'No.' } })
        .querySelector('#ask-email')!
        .getAttribute('aria-describedby'),
    ).toBe('ask-email-error ask-either');
  });

  test('restores typed values and checkboxes, and escapes what the shopper wrote (FORM-03)', () => {
    const form = drawn({ typed: { name: '"><b>Robin', message: '</textarea><b>', opt_in: true, terms: false } });
    expect(form.querySelectorAll('b')).toHaveLength(1);
    expect([
      form.querySelector('#ask-name')!.getAttribute('value'),
      form.querySelector('#ask-opt_in')!.hasAttribute('checked'),
      form.querySelector('#ask-terms')!.hasAttribute('checked'),
    ]).toEqual(['"><b>Robin', true, false]);
  });

  test('disables buttons while sending, and shows a failure above the button (FORM-03)', () => {
    const form = drawn({ step: 1, isSending: true, failure: 'Our system is away.' });
    expect([form.getAttribute('aria-busy'), form.querySelectorAll('button:not([disabled])').length]).toEqual([
      'true',
      0,
    ]);
    expect(form.querySelector('[role=alert] + [type=submit]')).not.toBeNull();
    expect(form.querySelector('[role=alert]')!.text).toContain('Everything you typed is still here.');
  });
});
