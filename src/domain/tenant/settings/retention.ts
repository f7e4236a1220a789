import { area, whole } from './fields.ts';

const tenYears = 3650;

/** How long a dealer keeps what it holds on persons (APP 11.2). The nightly round removes what is older. */
export const retention = area(
  'How many days a dealer keeps what it holds on persons; the nightly round removes what is older.',
  {
    leadDays: whole(
      730,
      { min: 30, max: tenYears },
      'Leads with their deliveries; one that is still to be sent stays until it is. Of a paid reservation, name, email and phone go after the same time. Default: 730 (two years).',
    ),
    consentDays: whole(
      2557,
      { min: 30, max: tenYears },
      'What persons were told and agreed to: proof that they may be written to. Default: 2557 (seven years).',
    ),
    eventDays: whole(400, { min: 7, max: tenYears }, 'Analytics events and phone number reveals. Default: 400.'),
    valuationDays: whole(365, { min: 7, max: tenYears }, 'Trade-in valuations and their copies. Default: 365.'),
    shopperDays: whole(
      730,
      { min: 60, max: tenYears },
      'Shoppers with their watchlists, counted from their last sign-in. Default: 730 (two years).',
    ),
    appointmentDays: whole(365, { min: 1, max: tenYears }, 'Test drives, counted from their end. Default: 365.'),
    paymentDays: whole(
      2557,
      { min: 1827, max: tenYears },
      "Payments of deposits: amount, dates and the gateway's number. Tax law wants five years. Default: 2557 (seven years).",
    ),
  },
);
