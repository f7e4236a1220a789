import { describe, expect, test } from 'vitest';
import { leadKind } from '#src/contracts/lead-event.ts';
import { askForm } from '#src/features/enquiry/vehicle-forms.ts';
import { aContext, aTenant, aVehicle, someSettings } from '../../../fixtures/vehicles.ts';

const car = {
  locationSlug: 'penrith',
  dealershipSlug: null,
  itemType: 'car',
  noun: { one: 'car' },
  testDriveNoun: 'test drive' as const,
};
const form = (settings: Record<string, unknown> = {}, vehicle = car) =>
  askForm(aContext(aTenant({ settings }), ['/']), vehicle);
const field = (name: string, settings: Record<string, unknown> = {}) =>
  form(settings).definition.fields.find((one) => one.name === name);

describe('the form on a vehicle page', () => {
  test('does not ask for the known subject and location (FORM-01)', () => {
    const { definition, hidden } = form();
    expect(definition.fields.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['category']));
    expect(definition.fields.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['location_id']));
    expect(hidden).toEqual({ location_id: 'penrith' });
    expect(definition.place).toBe('Penrith, 12 Sample Street, Penrith NSW 2750');
  });

  test("does not send job applications from a vehicle page, even if the dealer's default is careers (FORM-05)", () => {
    const settings = someSettings({ forms: { defaultCategory: 'Careers Enquiry' } });
    const asked = { category: null, subcategory: null, offer_accepted: null };
    expect(leadKind(asked, 'enquiry', aVehicle(), settings)).toMatchObject({
      category: 'General Enquiry',
      subcategory: null,
    });
    expect(leadKind(asked, 'enquiry', null, settings)).toMatchObject({ subcategory: 'Career Enquiry', eventId: 51 });
  });

  test('requires a message for a question, not for a test drive; if relaxed, it is optional for both (FORM-01)', () => {
    expect(field('message')).toMatchObject({ required: true, optional: ['test-drive'] });
    const relaxed = field('message', { forms: { messageRequired: false } });
    expect([relaxed?.optional, relaxed?.required]).toEqual([true, false]);
  });

  test('prefills the message from the page, and leaves it empty otherwise (VDP-02)', () => {
    const message = 'Please call me if this car becomes available.';
    const { definition } = askForm(aContext(aTenant(), ['/']), { ...car, message });
    expect(definition.fields.find(({ name }) => name === 'message')?.value).toBe(message);
    expect(field('message')?.value).toBeUndefined();
  });

  test('offers photo requests where allowed, without a required message or a plate (VDP-13)', () => {
    const settings = { forms: { showRego: true } };
    const { definition } = askForm(aContext(aTenant({ settings }), ['/']), car, { photos: true });
    const of = (name: string) => definition.fields.find((one) => one.name === name);
    expect(definition.modes.map((mode) => mode.form)).toEqual(['enquiry', 'test-drive', 'request-photos']);
    expect(of('message')).toMatchObject({ required: true, optional: ['test-drive', 'request-photos'] });
    expect(of('rego')?.only).not.toContain('request-photos');
    expect(definition.invitation?.only).toEqual(['request-photos']);
    expect(form().definition.modes.map((mode) => mode.form)).toEqual(['enquiry', 'test-drive']);
    expect(form().definition.invitation).toBeNull();
  });

  test('links the terms checkbox to the terms of use (LAW-03)', () => {
    expect(field('terms', { forms: { termsNote: true, termsPath: '/our-terms' } })).toMatchObject({
      label: 'I agree to the terms of use.',
      link: { text: 'terms of use', url: '/our-terms' },
    });
    expect(field('terms')).toBeUndefined();
  });
});
