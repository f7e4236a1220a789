import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { demoPhotoHost } from '#src/local-server/demo-photo-host.ts';
import { startDemoPhotoHost, type DemoPhotoHost } from '#src/local-server/demo-photo-host.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { projectDir } from '../support/generator.ts';

const dealer = 'lakeside-auto';
let photos: DemoPhotoHost;
let site: FunctionSite;
let cars: Vehicle[];

beforeAll(async () => {
  photos = await startDemoPhotoHost(join(projectDir, 'tenants/_demo/photos'));
  site = await functionSite({ dealers: [dealer], standIns: { [demoPhotoHost]: photos.port } });
  cars = site.vehicles.filter(
    ({ images, status }) =>
      images.length > 5 &&
      images.every((image) => image.startsWith(`https://${demoPhotoHost}/`)) &&
      status === 'in_stock',
  );
});
afterAll(async () => {
  await site.stop();
  photos.stop();
});
afterEach(() => vi.unstubAllEnvs());

async function picturesOf({ slug }: Vehicle): Promise<number> {
  const { status, bytes } = await site.ask(`/api/cars/${slug}/pdf`);
  expect(status).toBe(200);
  return bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
}

test("includes photos from the feed's own host in the brochure, as on the page (API-08, IMG-01)", async () => {
  expect(await picturesOf(cars[0]!)).toBe(6);
});

test('does not fetch photos from this machine in production (API-08)', async () => {
  vi.stubEnv('FORECOURT_MODE', 'production');
  expect(await picturesOf(cars[1]!)).toBe(0);
});
