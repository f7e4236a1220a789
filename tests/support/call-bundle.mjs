// Runs in a folder that a function was unpacked to: calls its handler once and prints the answer as JSON.
import { pathToFileURL } from 'node:url';

const { file, url, method, body, headers, params } = JSON.parse(process.argv[2]);
const { default: handler } = await import(pathToFileURL(file).href);
const pending = [];
const response = await handler(new Request(url, { method, headers, ...(body === undefined ? {} : { body }) }), { params, ip: '127.0.0.1', waitUntil: (work) => pending.push(work) });
const bytes = Buffer.from(await response.arrayBuffer());
await Promise.allSettled(pending);
process.stdout.write(`\n${JSON.stringify({ status: response.status, type: response.headers.get('content-type'), base64: bytes.toString('base64') })}`);
process.exit(0);
