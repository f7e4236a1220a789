import { expect, test } from 'vitest';
import { isSignInRequired } from '#src/domain/tenant/sign-in-required.ts';
import { startStep } from '#src/journeys/trade-in/view/trade-in-page.ts';
import { aContext, aTenant } from '../../fixtures/vehicles.ts';

type Settings = NonNullable<Parameters<typeof aTenant>[0]>['settings'];

test.each([
  [{}, false],
  [{ tradeIn: { requireSignIn: true } }, true],
  [{ account: { requireSignInFor: ['trade-in'] } }, true],
  [{ account: { requireSignInFor: ['checkout', 'finance'] } }, false],
] as [Settings, boolean][])(
  'with %j, tells shoppers before the first question whether they need a code: %s (TRADE-01, AUTH-01)',
  (own, isFirst) => {
    const { settings } = aContext(aTenant({ settings: own }));
    const { lede } = startStep(settings, null, false);
    expect(isSignInRequired('trade-in', settings)).toBe(isFirst);
    expect(lede.includes('before we ask for your details')).toBe(!isFirst);
    expect(/We’ll text a code to your mobile number first/.test(lede)).toBe(isFirst);
  },
);
