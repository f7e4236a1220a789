import { expect, test } from 'vitest';
import { siteContext } from '#src/routes/site-context.ts';
import { siteOf } from '#src/site/site.ts';
import { vehicleInputs } from '#src/view/vehicle/vehicle-inputs.ts';
import { vehiclePage } from '#src/view/vehicle/vehicle-page.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

const silent = aVehicle({ id: 's', slug: 'silent', dealerComments: null });
const described = aVehicle({ id: 'd', slug: 'described', dealerComments: '<p>One owner.</p>' });

test.each([
  ['tabs', [silent], false],
  ['accordions', [silent], false],
  ['tabs', [silent, described], true],
  ['accordions', [silent, described], true],
] as const)(
  'with %s, shows an empty comments section only if the dealer writes comments for other vehicles: %# (VDP-09)',
  (layout, vehicles, expected) => {
    const tenant = aTenant({ settings: { vehiclePage: { layout } } });
    const stock = someStock([...vehicles]);
    const context = siteContext(tenant, stock);
    const { tabs, folds } = vehiclePage(
      vehicleInputs(siteOf(tenant, stock, context))(silent),
      context.settings,
    ).sections;
    expect([...tabs, ...folds].some(({ kind }) => kind === 'comments')).toBe(expected);
  },
);
