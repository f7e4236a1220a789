import { describe, expect, test } from 'vitest';
import { cardActions } from '#src/domain/card/card-actions.ts';
import { bookingNoun, driveConditions, formCopy } from '#src/domain/leads/form-copy.ts';
import { categoryLabel } from '#src/domain/leads/category-label.ts';
import {
  siteTestDriveNoun,
  testDriveLabel,
  testDriveNoun,
  type TestDriveNoun,
} from '#src/domain/vehicle/test-drive-noun.ts';
import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import { vehicleActions } from '#src/view/vehicle/vehicle-actions.ts';
import { aVehicle, someSettings } from '../../fixtures/vehicles.ts';

const vehicles = {
  car: aVehicle({ itemType: 'car', body: 'suv' }),
  motorcycle: aVehicle({ itemType: 'motorcycle', body: 'cruiser' }),
  caravan: aVehicle({ itemType: 'caravan', body: 'caravan', fuel: null, transmission: null }),
  camperTrailer: aVehicle({ itemType: 'caravan', body: 'camperTrailer', fuel: null, transmission: null }),
  motorhome: aVehicle({ itemType: 'caravan', body: 'motorhome', fuel: 'diesel', transmission: 'automatic' }),
  campervan: aVehicle({ itemType: 'caravan', body: 'van', fuel: 'diesel', transmission: 'manual' }),
};
type Kind = keyof typeof vehicles;

describe('the noun for a test drive', () => {
  test.each<[Kind, TestDriveNoun, string]>([
    ['car', 'test drive', 'Book a Test Drive'],
    ['motorcycle', 'test ride', 'Book a Test Ride'],
    ['caravan', 'viewing', 'Book a Viewing'],
    ['camperTrailer', 'viewing', 'Book a Viewing'],
    ['motorhome', 'test drive', 'Book a Test Drive'],
    ['campervan', 'test drive', 'Book a Test Drive'],
  ])('a %s gets a %s, labelled %s on its card and page (REG-02, CARD-04, VDP-02)', (kind, noun, label) => {
    const settings = someSettings({ cards: { buttons: { testDriveInsteadOfEnquire: true } } });
    const labels = (actions: { kind: string; label: string }[]) =>
      actions.filter((action) => action.kind === 'test-drive').map((action) => action.label);
    expect(testDriveNoun(vehicles[kind])).toBe(noun);
    expect(labels(cardActions(vehicles[kind], settings, 'list'))).toEqual([label]);
    expect(labels(vehicleActions(vehicles[kind], someSettings(), '/cars/'))).toEqual([label]);
  });

  test.each<[label: string, drive: string, ride: string, viewing: string]>([
    ['Test drive', 'Test drive', 'Book a Test Ride', 'Book a Viewing'],
    ['Book a Test Ride', 'Book a Test Drive', 'Book a Test Ride', 'Book a Viewing'],
    ['Drive or ride it', 'Drive or ride it', 'Drive or ride it', 'Book a Viewing'],
    ['Come and see it', 'Come and see it', 'Come and see it', 'Come and see it'],
  ])('uses labels.testDrive "%s" where it fits (REG-02, CONF-01)', (testDrive, ...said) => {
    const settings = someSettings({ labels: { testDrive } });
    const nouns: TestDriveNoun[] = ['test drive', 'test ride', 'viewing'];
    expect(nouns.map((noun) => testDriveLabel(noun, settings))).toEqual(said);
  });

  test('uses "Schedule" in the United States (REG-01)', () => {
    const settings = someSettings({ regional: { locale: 'en-US' } });
    const nouns: TestDriveNoun[] = ['test drive', 'test ride', 'viewing'];
    expect(nouns.map((noun) => testDriveLabel(noun, settings))).toEqual([
      'Schedule a Test Drive',
      'Schedule a Test Ride',
      'Schedule a Viewing',
    ]);
  });

  test.each<[StockKind[], TestDriveNoun]>([
    [['car', 'motorcycle'], 'test drive'],
    [['motorcycle', 'accessory'], 'test ride'],
    [['caravan', 'motorhome'], 'viewing'],
    [['accessory'], 'test drive'],
  ])('without a vehicle, a dealer selling %j offers a %s (REG-02)', (itemTypes, noun) => {
    expect(siteTestDriveNoun(someSettings({ stockRules: { itemTypes } }))).toBe(noun);
  });
});

describe('the noun after a test drive request', () => {
  test('uses the noun in request, booking and category, except for a pick-up (REG-02, FORM-06)', () => {
    const settings = someSettings();
    const of = (kind: Kind, form = 'test-drive') => bookingNoun({ form, vehicle: vehicles[kind] }, settings);
    expect([of('motorcycle'), of('caravan'), of('motorhome'), of('motorcycle', 'buy-online')]).toEqual([
      'test ride',
      'viewing',
      'test drive',
      'pick-up',
    ]);
    expect(formCopy('test-drive', '2024 Jayco Journey', 'en-AU', 'viewing').full).toBe(
      'viewing request of the 2024 Jayco Journey',
    );
    expect(categoryLabel('Test Drive', 'en-AU', 'test ride')).toBe('Test Ride');
    expect(categoryLabel('Test Drive', 'en-US', 'test drive')).toBe('Test Drive');
  });

  test('does not ask for a licence to view a caravan, but keeps the dealer’s own conditions (REG-02)', () => {
    expect(driveConditions('viewing', 'en-AU', 'Closed shoes, please.')).toEqual(['Closed shoes, please.']);
    expect(driveConditions('test ride', 'en-AU', null)).toEqual(['Please bring your driver licence.']);
  });
});
