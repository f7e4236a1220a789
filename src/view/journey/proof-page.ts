import { callNumber } from '#src/domain/locations/phone/phone.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { primaryLocation, visibleLocations } from '#src/domain/locations/locations.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { callAction } from '../receipt/receipt-facts.ts';
import { plainJourney, type JourneyPageData, type JourneyPost } from './journey.page-data.ts';

type ProofForm = Pick<JourneyPost, 'action' | 'hidden'> & { challenge: string };

/** A script solves it; without scripts, shoppers can wait or call. */
export function proofPage(
  { challenge, ...form }: ProofForm,
  { settings, locations }: { settings: PublicSettings; locations: Location[] },
): JourneyPageData {
  const call = callAction(callNumber(null, primaryLocation(visibleLocations(locations, settings)), settings), settings);
  return {
    ...plainJourney(
      'One moment, please',
      'This site is getting a lot of requests at the moment, so we’re checking that you’re not a robot. You haven’t lost anything you typed.',
    ),
    call: call && { label: call.label, url: call.url, masked: call.masked },
    blocks: [
      {
        kind: 'post',
        ...form,
        proof: challenge,
        label: 'Try again',
        isPrimary: true,
        note: `If nothing happens in a minute, wait a few minutes and try again${call ? `, or call us on ${call.masked ?? call.url.replace('tel:', '')}` : ''}.`,
      },
    ],
  };
}
