import { createHash } from 'node:crypto';
import { carPdf } from '#src/contracts/car-pdf.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { brochure } from '#src/server/pdf/brochure.ts';
import { brochureQueue } from '#src/server/pdf/brochure-queue.ts';
import { renderInThread } from '#src/server/pdf/render-in-thread.ts';
import { brochurePhotos } from '#src/server/pdf/pdf-photos.ts';
import { currentVehicleBySlug } from '#src/server/vehicles/current-vehicle.ts';

const brochures = brochureQueue({ atOnce: 2, mostWaiting: 8, cachedBytes: 64 * 2 ** 20 });
const hourMs = 3_600_000;

export default jsonEndpoint(
  carPdf,
  async (call) => {
    const {
      dealer: { settings, locations },
      now,
    } = call;
    const { vehicle } = await currentVehicleBySlug(call.params.slug ?? '', call);
    const sheet = brochure(vehicle, settings, locations, now);
    // Includes the hour: a photo can change without changing its URL.
    const key = createHash('sha256')
      .update(JSON.stringify([sheet, vehicle.images, settings.images, settings.branding, Math.floor(now / hourMs)]))
      .digest('hex');
    const pdf = await brochures.file(key, async () =>
      renderInThread(sheet, await brochurePhotos(vehicle, settings, call), { branding: settings.branding }, now),
    );
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(pdf.byteLength),
        'content-disposition': `attachment; filename="${vehicle.slug}.pdf"`,
        'cache-control': 'private, max-age=60',
      },
    });
  },
  { limit: { calls: 20, seconds: 60 } },
);

export const config: FunctionConfig = { path: '/api/cars/:slug/pdf', method: 'GET' };
