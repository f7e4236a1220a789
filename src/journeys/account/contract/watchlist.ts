/** WATCH-01, WATCH-02, API-01. Requires sign-in; shoppers see only their own. */
import * as v from 'valibot';
import { contract } from '#src/contracts/contract.ts';
import { carId, noParameters, requiredLine, success } from '#src/contracts/fields.ts';

const input = v.object({ phone_number: requiredLine(40, 'Please sign in with your phone number.'), car_id: carId });

export const saveCar = contract({
  name: 'save-car',
  method: 'POST',
  path: '/api/watchlist/save-car',
  input,
  reply: success,
  errors: ['feature_off', 'sign_in', 'other_phone', 'no_such_vehicle', 'watchlist_full'],
});

/** Removing a missing car is not an error. */
export const removeCar = contract({
  name: 'remove-car',
  method: 'POST',
  path: '/api/watchlist/remove-car',
  input,
  reply: success,
  errors: ['feature_off', 'sign_in', 'other_phone'],
});

/** Newest first; `saved_at` is an ISO instant. */
export const watchlistCars = contract({
  name: 'watchlist',
  method: 'GET',
  path: '/api/watchlist',
  input: noParameters,
  reply: v.object({ cars: v.array(v.object({ car_id: v.string(), saved_at: v.string() })) }),
  errors: ['feature_off', 'sign_in'],
});
