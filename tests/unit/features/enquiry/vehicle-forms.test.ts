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

describe('the form of a vehicle’s own page', () => {
  test('what it is about and where it stands are known, and are not asked (FORM-01)', () => {
    const { definition, hidden } = form();
    expect(definition.fields.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['category']));
    expect(definition.fields.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['location_id']));
    expect(hidden).toEqual({ location_id: 'penrith' });
    expect(definition.place).toBe('Penrith, 12 Sample Street, Penrith NSW 2750');
  });

  test('a dealer whose default is careers gets no application for a job from a vehicle’s page (FORM-05)', () => {
    const settings = someSettings({ forms: { defaultCategory: 'Careers Enquiry' } });
    const asked = { category: null, subcategory: null, offer_accepted: null };
    expect(leadKind(asked, 'enquiry', aVehicle(), settings)).toMatchObject({
      category: 'General Enquiry',
      subcategory: null,
    });
    expect(leadKind(asked, 'enquiry', null, settings)).toMatchObject({ subcategory: 'Career Enquiry', eventId: 51 });
  });

  test('a message is marked as required for a question and as optional for a test drive; a relaxed one is optional for both (FORM-01)', () => {
    expect(field('message')).toMatchObject({ required: true, optional: ['test-drive'] });
    const relaxed = field('message', { forms: { messageRequired: false } });
    expect([relaxed?.optional, relaxed?.required]).toEqual([true, false]);
  });

  test('the message begins with what the page gives it, and of others is empty (VDP-02)', () => {
    const message = 'Please call me if this car comes free.';
    const { definition } = askForm(aContext(aTenant(), ['/']), { ...car, message });
    expect(definition.fields.find(({ name }) => name === 'message')?.value).toBe(message);
    expect(field('message')?.value).toBeUndefined();
  });

  test('photos are one more use of the form where they may be asked for: no words of one’s own are needed, and no plate (VDP-13)', () => {
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

  test('the box for the terms of use leads to them (LAW-03)', () => {
    expect(field('terms', { forms: { termsNote: true, termsPath: '/our-terms' } })).toMatchObject({
      label: 'I agree to the terms of use.',
      link: { text: 'terms of use', url: '/our-terms' },
    });
    expect(field('terms')).toBeUndefined();
  });
});
