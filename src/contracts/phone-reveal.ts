import * as v from 'valibot';
import { contract } from './contract.ts';
import { carId, line, maybe, success } from './fields.ts';

export const phoneReveal = contract({
  name: 'phone-reveal',
  method: 'POST',
  path: '/api/phone-reveals',
  input: v.object({
    car_id: maybe(carId),
    dealership_id: maybe(line(80)),
    website_id: maybe(line(80)),
    page: maybe(line(500)),
  }),
  reply: success,
  errors: [],
});
