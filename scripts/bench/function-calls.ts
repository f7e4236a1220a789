import { randomUUID } from 'node:crypto';

export interface BenchCall {
  name: string;
  dealer: string;
  method: 'GET' | 'POST';
  /** A new call each time. */
  make(): { path: string; json?: unknown; headers?: Record<string, string> };
}

export interface Known {
  car: { id: string; slug: string };
  otherCar: { id: string };
  valuations: string[];
}

const dealer = 'harbour-motors';
const otherDealer = 'ironbark-ford';

export const benchDealers = [dealer, otherDealer];

const get = (name: string, path: string, of = dealer): BenchCall => ({
  name,
  dealer: of,
  method: 'GET',
  make: () => ({ path }),
});
const post = (name: string, path: string, json: () => unknown): BenchCall => ({
  name,
  dealer,
  method: 'POST',
  make: () => ({ path, json: json() }),
});

const person = () => {
  const mark = randomUUID();
  return {
    name: 'Bench Shopper',
    email: `${mark}@shopper.example`,
    message: 'Is it still there?',
    terms: true,
    idempotency_key: mark,
    opt_in: true,
  };
};
const oneOf = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)]!;
const benchVehicle = { year: 2024, make: 'Mazda', model: 'CX-5', kilometres: 30_000 };
export const firstValuation = post('valuation', '/api/valuations', () => ({ vehicle: benchVehicle }));

export function benchCalls({ car, otherCar, valuations }: Known): BenchCall[] {
  return [
    get('health', '/api/health'),
    get('car', `/api/cars/${car.id}`),
    get('car availability', `/api/cars/${car.id}/availability`),
    get('car PDF', `/api/cars/${car.slug}/pdf`),
    get('search without JavaScript', '/results?car_type=used'),
    get('rego', '/api/rego?rego=DEMO00002'),
    get('geocode', '/api/geocode?address=2064'),
    get('session', '/api/session'),
    get('appointments', `/api/test-drive-appointments?car_id=${otherCar.id}`, otherDealer),
    post('phone reveal', '/api/phone-reveals', () => ({ car_id: car.id })),
    post('lead', '/api/leads', () => ({ ...person(), car_id: car.id })),
    post('form', '/api/forms/enquiry', () => person()),
    firstValuation,
    {
      name: 'valuation adjustments',
      dealer,
      method: 'POST',
      make: () => ({
        path: `/api/valuations/${oneOf(valuations)}/adjustments`,
        json: { adjustmentAnswers: { dents: 2, scuffs: 1 } },
      }),
    },
    post('events', '/api/events', () => ({ events: [{ key: randomUUID(), event_id: 25, at: Date.now(), data: {} }] })),
  ];
}
