import { parentPort } from 'node:worker_threads';
import type { Drawing, RenderResult } from './render-in-thread.ts';
import { vehiclePdf } from './vehicle-pdf.ts';

parentPort!.on('message', ({ id, drawing }: { id: number; drawing: Drawing }) => {
  const [sheet, photos, settings, now] = drawing;
  // Other threads' buffers arrive as plain bytes.
  const bytes = {
    main: photos.main && Buffer.from(photos.main),
    small: photos.small.map((photo) => Buffer.from(photo)),
    brand: photos.brand && { ...photos.brand, image: Buffer.from(photos.brand.image) },
  };
  vehiclePdf(sheet, bytes, settings, now).then(
    (pdf) => postResult({ id, pdf }),
    (cause: Error) => postResult({ id, error: cause.message }),
  );
});

const postResult = (drawn: RenderResult): void => parentPort!.postMessage(drawn);
