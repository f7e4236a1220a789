import * as v from 'valibot';
import { contract } from './contract.ts';
import { noParameters } from './fields.ts';

/** The print page as {slug}.pdf (VDP-12, API-08). */
export const carPdf = contract({
  name: 'car-pdf',
  method: 'GET',
  path: '/api/cars/:slug/pdf',
  input: noParameters,
  reply: v.unknown(),
  errors: ['no_such_vehicle', 'busy'],
});
