import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Form, type FormProps } from '#src/features/enquiry/Form.tsx';
import type { PageForm } from '#src/domain/content/page-form.ts';
import { stepNames, stepOf } from '#src/features/enquiry/form-steps.ts';
import { pageForm } from '#src/features/enquiry/page-forms/page-form.ts';
import { askForm } from '#src/features/enquiry/vehicle-forms.ts';
import { stepText } from '#src/view/copy/form-steps-copy.ts';
import { aContext, aLocation, aTenant } from '../../../fixtures/vehicles.ts';

const car = {
  locationSlug: 'penrith',
  dealershipSlug: null,
  itemType: 'car',
  noun: { one: 'car' },
  testDriveNoun: 'test drive' as const,
};
const { definition } = askForm(aContext(aTenant(), ['/']), car);
const drawn = (props: Partial<FormProps> = {}) =>
  parse(renderToStaticMarkup(<Form definition={definition} {...props} />)).querySelector('form')!;
const inSight = (props: Partial<FormProps>, selector: string): boolean => {
  let one = drawn(props).querySelector(selector);
  const isThere = one !== null;
  for (; one; one = one.parentNode) if (one.hasAttribute?.('hidden')) return false;
  return isThere;
};

describe('a multi-step form', () => {
  test('asks for the subject first and personal details last, in every form with more than one step (FORM-04)', () => {
    expect(stepNames(definition)).toEqual([null, 'Your details']);
    const steps = (form: PageForm | 'email-us', places = [aLocation()]) =>
      stepNames(pageForm(form, aContext(aTenant({ locations: places }))).definition);
    for (const form of ['contact', 'enquiry', 'parts', 'finance'] as const)
      expect(steps(form), form).toEqual([null, 'Your details']);
    expect(steps('test-drive')).toEqual([null, 'Who is driving?']);
    expect(steps('service')).toEqual([null, 'When?', 'Who is bringing it in?']);
    expect(steps('service', [aLocation(), aLocation({ id: '2', slug: 'north', name: 'North' })])[1]).toBe(
      'Where and when',
    );
    for (const form of ['fleet', 'careers', 'email-us'] as const) expect(steps(form), form).toEqual([null]);
  });

  test('puts each field in exactly one step, and unknown fields in the last (FORM-04)', () => {
    expect(['message', 'name', 'phone', 'opt_in', 'location'].map((name) => stepOf(name, definition))).toEqual([
      0, 1, 1, 1, 1,
    ]);
    expect([0, 1].map((at) => stepText(at, stepNames(definition)))).toEqual([
      'Step 1 of 2',
      'Step 2 of 2: Your details',
    ]);
  });

  test('shows one step; consent, notice and submit button are in the last (FORM-04, LAW-03)', () => {
    const parts = ['#ask-message', '#ask-name', '#ask-opt_in', '.form__next', '[type=submit]:not(.form__next)'];
    expect(parts.map((part) => inSight({ step: 0 }, part))).toEqual([true, false, false, true, false]);
    expect(parts.map((part) => inSight({ step: 1 }, part))).toEqual([false, true, true, false, true]);
  });

  test('shows everything without a script, and sends every field whichever step is visible (FORM-04)', () => {
    for (const part of ['#ask-message', '#ask-name', '[type=submit]:not(.form__next)'])
      expect(inSight({}, part), part).toBe(true);
    const names = (props: Partial<FormProps>) =>
      drawn(props)
        .querySelectorAll('[name]')
        .map((field) => field.getAttribute('name'));
    expect(names({ step: 0 })).toEqual(names({}));
  });
});
