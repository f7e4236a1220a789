/** Serves good, slow, broken, huge and malicious images. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

export interface PhotoHost {
  port: number;
  requests: string[];
  stop: () => Promise<void>;
}

const slowMs = 3000;

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const jpeg = (response: ServerResponse, bytes: Buffer) =>
  response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': bytes.length }).end(bytes);
const plainJpeg = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } }).jpeg();
const redirect =
  (to: string): Answer =>
  (response) => {
    response.writeHead(302, { location: to }).end();
  };

/** In advance, so a busy machine doesn't delay answers. */
async function makePhotos() {
  const [good, second, slow, turned, unfolding, noisy] = await Promise.all([
    plainJpeg(1800, 1200, '#3d6f8e').toBuffer(),
    plainJpeg(1800, 1200, '#8e4a3d').toBuffer(),
    plainJpeg(1800, 1200, '#4a7a3d').toBuffer(),
    plainJpeg(600, 400, '#777777').withMetadata({ orientation: 6 }).toBuffer(),
    sharp({ create: { width: 12_500, height: 8000, channels: 3, background: '#ffffff' } })
      .toColourspace('b-w')
      .png({ compressionLevel: 1 })
      .toBuffer(),
    sharp(noise(900, 600), { raw: { width: 900, height: 600, channels: 3 } })
      .jpeg()
      .toBuffer(),
  ]);
  return { good, second, slow, turned, unfolding, noisy };
}

const answersOf = ({
  good,
  second,
  slow,
  turned,
  unfolding,
  noisy,
}: Awaited<ReturnType<typeof makePhotos>>): Record<string, Answer> => ({
  '/good.jpg': (response) => {
    jpeg(response, good);
  },
  '/second.jpg': (response) => {
    jpeg(response, second);
  },
  '/slow.jpg': (response) => {
    setTimeout(() => jpeg(response, slow), slowMs);
  },
  /** 600 by 400 as stored, 400 by 600 as displayed. */
  '/turned.jpg': (response) => {
    jpeg(response, turned);
  },
  /** At least 25 MB, regardless of Content-Length. */
  '/endless.jpg': (response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    const more = () => {
      while (response.write(Buffer.alloc(1_000_000))) {
        /* Until the buffer is full. */
      }
    };
    response.on('drain', more);
    more();
  },
  /** A few kilobytes that decompress to 100 million pixels. */
  '/unfolding.png': (response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(unfolding);
  },
  '/cut.jpg': (response) => {
    jpeg(response, noisy.subarray(0, noisy.length / 2));
  },
  '/broken.jpg': (response) => {
    response.writeHead(500, { 'content-type': 'text/plain' }).end('broken');
  },
  '/page.jpg': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
  },
  '/drawing.jpg': (response) => {
    response
      .writeHead(200, { 'content-type': 'image/jpeg' })
      .end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  },
  '/silent.jpg': () => {
    /* Never answers. */
  },
  '/moved.jpg': redirect('/good.jpg'),
  '/circle.jpg': redirect('/circle.jpg'),
  '/inside.jpg': redirect('https://127.0.0.1/secret'),
  '/inside-name.jpg': redirect('https://router.lan/secret'),
  '/inside-http.jpg': redirect('http://169.254.169.254/latest/meta-data'),
});

function noise(width: number, height: number): Buffer {
  return Buffer.from(
    Array.from({ length: width * height * 3 }, (_, index) => (index * 7919 + ((index * index) % 251)) % 256),
  );
}

export async function startPhotoHost(): Promise<PhotoHost> {
  const requests: string[] = [];
  const answers = answersOf(await makePhotos());
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const answer =
      answers[(request.url ?? '').replace(/\?.*/, '')] ??
      ((missing: ServerResponse) => {
        missing.writeHead(404).end();
      });
    answer(response, request);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
