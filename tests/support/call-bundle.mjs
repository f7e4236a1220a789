// Calls function handlers in their unpacked folders. Arguments: a file of calls, a file for answers.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [callsFile, answersFile] = process.argv.slice(2);

async function answer({ folder, file, url, method, headers, params, body }) {
  process.chdir(folder);
  const { default: handler } = await import(pathToFileURL(file).href);
  const pending = [];
  const response = await handler(new Request(url, { method, headers, body }), {
    params,
    ip: '127.0.0.1',
    waitUntil: (work) => pending.push(work),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  await Promise.allSettled(pending);
  return { status: response.status, type: response.headers.get('content-type'), base64: bytes.toString('base64') };
}

const answers = {};
for (const { key, ...call } of JSON.parse(readFileSync(callsFile, 'utf8')))
  answers[key] = await answer(call).catch((error) => ({ failure: String(error?.stack ?? error) }));
writeFileSync(answersFile, JSON.stringify(answers));
process.exit(0);
