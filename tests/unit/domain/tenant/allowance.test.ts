import { describe, expect, test } from 'vitest';
import { allowanceOf, keyHostProblem, variableProblem } from '#src/domain/tenant/allowance.ts';

const use = (more: object = {}) => ({ environment: [], hosts: [], privateHosts: [], ...more });
const slugs = ['harbour', 'harbour-motors', 'session', 'kauri-cars'];
const mayUse = (dealer: string, name: string, more: object = {}) =>
  variableProblem(allowanceOf(dealer, [use(more)], slugs), name) === null;

describe('environment variables in a dealer’s settings', () => {
  test.each<[dealer: string, name: string, isAllowed: boolean, allowed?: string[]]>([
    ['harbour-motors', 'HARBOUR_MOTORS_STRIPE', true],
    ['harbour-motors', 'KAURI_CARS_STRIPE', false],
    ['harbour-motors', 'HARBOUR_STRIPE', false],
    ['harbour-motors', 'STRIPE', false],
    ['harbour', 'HARBOUR_STRIPE', true],
    ['harbour', 'HARBOUR_MOTORS_STRIPE', false],
    ['harbour', 'HARBOUR_MOTORS_STRIPE', true, ['HARBOUR_MOTORS_STRIPE']],
    ['kauri-cars', 'SHARED_SMS', false],
    ['kauri-cars', 'SHARED_SMS', true, ['SHARED_SMS']],
    ['kauri-cars', 'SHARED_SMS', true, ['SHARED_*']],
    ['kauri-cars', 'SHAREDSMS', false, ['SHARED_*']],
    ...['SESSION_SECRET', 'DATABASE_URL', 'SMTP_URL', 'NETLIFY_AUTH_TOKEN', 'ALARM_WEBHOOK', 'PGPASSWORD', 'PATH'].map(
      (name): [string, string, boolean, string[]] => ['kauri-cars', name, false, [name, '*']],
    ),
    ['session', 'SESSION_SECRET', false],
  ])('for dealer %s, %s is allowed: %s (ISO-01)', (dealer, name, isAllowed, environment = []) => {
    expect(mayUse(dealer, name, { environment })).toBe(isAllowed);
  });

  test('are rejected with the name to use and the line to add (ISO-01)', () => {
    expect(variableProblem(allowanceOf('harbour-motors'), 'KAURI_CARS_STRIPE')).toEqual({
      reason: 'uses KAURI_CARS_STRIPE, which isn’t allowed for harbour-motors',
      hint: 'Its variables start with HARBOUR_MOTORS_. To allow another name, the operator adds "KAURI_CARS_STRIPE" to dealers.harbour-motors.environment in operator.json.',
    });
  });
});

test.each<[address: string, hosts: string[], problem: RegExp | null]>([
  ['https://feeds.example/stock', ['feeds.example'], null],
  ['https://feeds.example/stock', [], /feeds\.example, which the operator hasn’t allowed/],
  ['https://feeds.example.evil.example/', ['feeds.example'], /hasn’t allowed/],
  ['https://a.feeds.example/', ['feeds.example'], /hasn’t allowed/],
  ['https://a.feeds.example/', ['*.feeds.example'], null],
  ['https://afeeds.example/', ['*.feeds.example'], /hasn’t allowed/],
  ['http://feeds.example/stock', ['feeds.example'], /without encryption/],
  ['http://127.0.0.1:8080/', ['127.0.0.1'], null],
  ['http://127.0.0.1:8080/', [], /hasn’t allowed/],
  ['http://127.0.0.1.evil.example/', ['127.0.0.1'], /without encryption/],
])('a key sent to %s with allowed hosts %j: %s (ISO-01)', (address, hosts, problem) => {
  const found = keyHostProblem(allowanceOf('kauri-cars', [use({ hosts })]), address);
  if (problem === null) expect(found).toBeNull();
  else expect(found!.reason).toMatch(problem);
});
