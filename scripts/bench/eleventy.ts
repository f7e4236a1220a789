/**
 * Eleventy on about the same pages: one page a vehicle from its data through plain-function
 * templates (its fastest kind), with a body as long as ours, so that both write about the same bytes.
 */
import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measure } from './measure.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Seconds of the whole Eleventy command for as many vehicle pages as `site` has. */
export async function eleventyBuild(site: string, work: string): Promise<number> {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(join(work, '_data'), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(work, 'node_modules'));
  const files = readdirSync(join(site, 'cars')).filter((name) => name !== 'index.html');
  const average = files.slice(0, 200).reduce((sum, name) => sum + statSync(join(site, 'cars', name)).size, 0) / Math.min(200, files.length);
  writeFileSync(join(work, '_data', 'cars.json'), JSON.stringify(files.map((name, id) => car(name, id))));
  writeFileSync(join(work, 'car.11ty.js'), template(Math.round(average)));
  writeFileSync(join(work, 'package.json'), '{"type":"module"}');
  const { seconds } = await measure(process.execPath, [join(project, 'node_modules', '@11ty', 'eleventy', 'cmd.cjs'), '--quiet'], work);
  rmSync(work, { recursive: true, force: true });
  return seconds;
}

function car(name: string, id: number) {
  const facts = Object.fromEntries(Array.from({ length: 24 }, (_, index) => [`Fact ${index}`, `${name} value ${index * id % 97}`]));
  return { slug: name.replace(/\.html$/, ''), title: name.replaceAll('-', ' '), price: 1000 + (id * 37) % 90_000, facts, photos: 7 };
}

/** A page of facts, photos and similar vehicles, escaped like ours, filled up to the average size of ours. */
const template = (bytes: number) => `
const escape = (text) => String(text).replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);
export default class {
  data() { return { pagination: { data: 'cars', size: 1, alias: 'car' }, permalink: (data) => 'cars/' + data.car.slug + '.html' }; }
  render({ car, cars }) {
    const facts = Object.entries(car.facts).map(([key, value]) => '<div><dt>' + escape(key) + '</dt><dd>' + escape(value) + '</dd></div>').join('');
    const photos = Array.from({ length: car.photos }, (_, i) => '<img src="/photos/' + escape(car.slug) + '-' + i + '.webp" width="1200" height="800" loading="lazy" alt="' + escape(car.title) + '">').join('');
    const similar = cars.slice(car.price % Math.max(1, cars.length - 4)).slice(0, 4).map((other) => '<article><h3><a href="/cars/' + escape(other.slug) + '">' + escape(other.title) + '</a></h3><p>$' + other.price.toLocaleString() + '</p></article>').join('');
    const html = '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>' + escape(car.title) + '</title></head><body><main><h1>' + escape(car.title) + '</h1>' + photos + '<dl>' + facts + '</dl><section>' + similar + '</section>';
    return html + '<footer>' + 'Forecourt '.repeat(Math.max(0, Math.round((${bytes} - html.length - 30) / 10))) + '</footer></main></body></html>';
  }
}
`;
