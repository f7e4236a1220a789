import { describe, expect, test } from 'vitest';
import { askForm } from '#src/features/enquiry/vehicle-forms.ts';
import { aContext, aTenant } from '../../../fixtures/vehicles.ts';

const car = { locationSlug: 'penrith', dealershipSlug: null, itemType: 'car', noun: { one: 'car' } };

/** The choices of the category list as value and words; null without a list. */
function choices(forms: Record<string, unknown>): [string, string][] | null {
  const { definition } = askForm(aContext(aTenant({ settings: { forms } }), ['/']), car);
  const field = definition.fields.find(({ name }) => name === 'category');
  return field === undefined ? null : (field.options ?? []).map(({ value, label }) => [value, label]);
}

describe('the category list of a vehicle’s form', () => {
  test('FORM-05 FORM-01 asking about a vehicle is no application for a job', () => {
    expect(choices({})?.map(([, label]) => label)).toEqual(['General Enquiry', 'Sales Enquiry', 'Service Enquiry', 'Parts Enquiry', 'Finance Enquiry']);
    expect(choices({ categories: ['General Enquiry', 'Career Enquiry', 'Careers', 'Sales Enquiry'] })?.map(([, label]) => label)).toEqual(['General Enquiry', 'Sales Enquiry']);
    expect(choices({ categories: ['General Enquiry', 'Careers Enquiry'] })).toBeNull();
  });

  test('FORM-01 the default goes unsaid', () => {
    expect(choices({ categories: ['Sales Enquiry', 'General Enquiry'] })).toEqual([['', 'General Enquiry'], ['Sales Enquiry', 'Sales Enquiry']]);
  });

  test('FORM-05 a default of careers gives way to the first other category, which is said', () => {
    expect(choices({ defaultCategory: 'Careers Enquiry', categories: ['Careers Enquiry', 'Sales Enquiry', 'Fleet Enquiry'] })).toEqual([['Sales Enquiry', 'Sales Enquiry'], ['Fleet Enquiry', 'Fleet Enquiry']]);
    expect(choices({ defaultCategory: 'Careers Enquiry', categories: ['Careers Enquiry', 'Sales Enquiry'] })).toEqual([['Sales Enquiry', 'Sales Enquiry']]);
  });
});
