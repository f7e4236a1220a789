import { carPdf } from '#src/contracts/car-pdf.ts';
import { jsonEndpoint } from '#src/server/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/function-context.ts';
import { brochure } from '#src/server/pdf/brochure.ts';
import { brochurePhotos } from '#src/server/pdf/pdf-photos.ts';
import { vehiclePdf } from '#src/server/pdf/vehicle-pdf.ts';
import { currentVehicleBySlug } from '#src/server/vehicles/current-vehicle.ts';

export default jsonEndpoint(carPdf, async (call) => {
  const { dealer: { settings, locations }, now } = call;
  const { vehicle } = await currentVehicleBySlug(call.params.slug ?? '', call);
  const pdf = await vehiclePdf(brochure(vehicle, settings, locations, now), await brochurePhotos(vehicle, settings, call), settings, now);
  return new Response(new Uint8Array(pdf), {
    headers: { 'content-type': 'application/pdf', 'content-length': String(pdf.byteLength), 'content-disposition': `attachment; filename="${vehicle.slug}.pdf"`, 'cache-control': 'private, max-age=60' },
  });
}, { limit: { calls: 20, seconds: 60 } });

export const config: FunctionConfig = { path: '/api/cars/:slug/pdf', method: 'GET' };
