/**
 * Specification sections 4 and 9:
 *
 * 1. Careers Enquiry becomes General Enquiry, subcategory Career Enquiry, event 51.
 * 2. Accepted trade-in offer: subcategory 3, event 18.
 * 3. Test drive: event 48 if used, otherwise 17. Enquiry about a test-drive-only vehicle: 17.
 * 4. Other vehicle enquiries: 15 if used, otherwise 14. Service and parts aren't about the vehicle for sale.
 * 5. Everything else: 25.
 */
import { isTestDriveOnly } from '#src/domain/card/card-actions.ts';
import type { CardVehicle } from '#src/domain/card/card-vehicle.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { formKinds, type FormName } from './form-names.ts';

const leadEvents = {
  newVehicle: 14,
  usedVehicle: 15,
  testDrive: 17,
  usedTestDrive: 48,
  offerAccepted: 18,
  careers: 51,
  other: 25,
} as const;

/** Job applications (FORM-05). */
export const careersSubcategory = 'Career Enquiry';

const offerAcceptedSubcategory = '3';

export interface LeadKind {
  category: string;
  subcategory: string | null;
  requestedCategory: string;
  eventId: number;
}

interface RequestedCategory {
  category: string | null;
  subcategory: string | null;
  offer_accepted: boolean | null;
}

const isCareers = (category: string): boolean => /^careers? enquiry$/i.test(category);

/** Job applications are never about a vehicle. */
export function leadKind(
  asked: RequestedCategory,
  form: FormName | null,
  vehicle: CardVehicle | null,
  { forms }: Pick<PublicSettings, 'forms'>,
): LeadKind {
  const requestedCategory =
    asked.category ??
    (form && formKinds[form].category) ??
    (vehicle && isCareers(forms.defaultCategory) ? 'General Enquiry' : forms.defaultCategory);
  if (isCareers(requestedCategory))
    return {
      category: 'General Enquiry',
      subcategory: careersSubcategory,
      requestedCategory,
      eventId: leadEvents.careers,
    };
  const subcategory = asked.offer_accepted ? offerAcceptedSubcategory : asked.subcategory;
  return {
    category: requestedCategory,
    subcategory,
    requestedCategory,
    eventId: eventOf(asked, form, requestedCategory, vehicle),
  };
}

function eventOf(
  { offer_accepted: accepted }: RequestedCategory,
  form: FormName | null,
  category: string,
  vehicle: CardVehicle | null,
): number {
  if (accepted) return leadEvents.offerAccepted;
  if (form === 'test-drive' || /test.?drive/i.test(category))
    return vehicle?.carType === 'used' ? leadEvents.usedTestDrive : leadEvents.testDrive;
  if (!vehicle || form === 'service' || form === 'parts') return leadEvents.other;
  if (isTestDriveOnly(vehicle)) return leadEvents.testDrive;
  return vehicle.carType === 'used' ? leadEvents.usedVehicle : leadEvents.newVehicle;
}
