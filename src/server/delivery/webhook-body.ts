import { quotedReference } from '#src/journeys/reserve/server/quoted-reference.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import type { DeliveredLead } from './delivered-lead.ts';
import { applicationUrl } from '#src/journeys/finance-application/server/staff-link.ts';
import { isMarked } from './lead-details.ts';
import { isEndNotice } from '#src/journeys/reserve/server/cancelled-notice.ts';

export function webhookBody(
  { lead, vehicle, tradeIn, consents, location, settings, appointment = null }: DeliveredLead,
  deliveryId: string,
  notice = 'lead',
): Record<string, unknown> {
  const { honeypot: _honeypot, further = {}, ...said } = withoutHoneypot(lead.fields);
  return {
    type: notice === 'lead' || isEndNotice(notice) ? notice : 'appointment',
    version: 1,
    delivery_id: deliveryId,
    created_at: lead.createdAt.toISOString(),
    dealer: lead.dealer,
    test: lead.isTest,
    lead: {
      ...said,
      lead_id: lead.id,
      reference: quotedReference(lead),
      person_id: lead.personId,
      event_id: lead.eventId,
      form: lead.form,
      category: lead.category,
      subcategory: lead.subcategory,
      full_name: lead.name,
      email: lead.email,
      phone: lead.phone,
      car_id: lead.carId,
      car_dealership_id: lead.carDealershipId,
      dealership_slug: lead.dealershipSlug,
      offer_accepted: lead.offerAccepted,
      answer_by: lead.answerBy?.toISOString() ?? null,
      url: lead.url,
      user_agent: lead.userAgent,
      location: location && { id: location.id, slug: location.slug, name: location.name },
      further,
      notes: lead.notes,
      spam: { score: lead.spamScore, reasons: lead.spamReasons, marked: isMarked(lead) },
    },
    vehicle: vehicle && vehicleOf(vehicle, settings.siteUrl),
    trade_in: tradeIn,
    finance_application_url: applicationUrl(lead, settings.siteUrl),
    appointment: appointment && {
      id: appointment.id,
      state: appointment.cancelledAt ? 'cancelled' : appointment.sequence > 0 ? 'moved' : 'booked',
      starts_at: appointment.startsAt.toISOString(),
      ends_at: appointment.endsAt.toISOString(),
      previous_starts_at: appointment.previousStartsAt?.toISOString() ?? null,
      location_slug: appointment.locationSlug,
    },
    consents: consents.map(({ kind, given, wording, documentUrl = null, documentVersion = null }) => ({
      kind,
      given,
      wording,
      document_url: documentUrl,
      document_version: documentVersion,
    })),
  };
}

function withoutHoneypot({ company_website: honeypot, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return { ...fields, honeypot };
}

function vehicleOf(
  {
    id,
    name,
    year,
    make,
    model,
    badge,
    series,
    carType,
    price,
    priceType,
    odometer,
    stockNumber,
    vin,
    slug,
    locationSlug,
    dealershipId,
  }: NonNullable<DeliveredLead['vehicle']>,
  siteUrl: string,
): Record<string, unknown> {
  return {
    id,
    name,
    year,
    make,
    model,
    badge,
    series,
    car_type: carType,
    price,
    price_type: priceType,
    km: odometer,
    stocknum: stockNumber,
    vin,
    location_slug: locationSlug,
    dealership_id: dealershipId,
    url: `${siteUrl}${vehicleUrl(slug)}`,
  };
}
