import { expect, test } from 'vitest';
import { siteContext } from '#src/routes/site-context.ts';
import { siteOf } from '#src/site/site.ts';
import { vehicleInputs } from '#src/view/vehicle/vehicle-inputs.ts';
import { vehiclePage } from '#src/view/vehicle/vehicle-page.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

const silent = aVehicle({ id: 's', slug: 'silent', dealerComments: null });

test.each(['tabs', 'accordions'] as const)(
  'with %s, shows that comments are pending if the feed has none (VDP-09, ERR-01)',
  (layout) => {
    const tenant = aTenant({ settings: { vehiclePage: { layout } } });
    const stock = someStock([silent]);
    const context = siteContext(tenant, stock);
    const page = vehiclePage(vehicleInputs(siteOf(tenant, stock, context))(silent), context.settings);
    expect(page.comments).toBeNull();
    expect([...page.sections.tabs, ...page.sections.folds].some(({ kind }) => kind === 'comments')).toBe(true);
  },
);
