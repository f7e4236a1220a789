import { htmlAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import { localUrl } from './host.ts';
import { siteSlugs } from './sites.ts';

export interface DealerFacts {
  name?: string;
  template?: string;
  vehicles?: number;
}

export type DescribeDealer = (slug: string) => Promise<DealerFacts>;

export interface DealerListRequest {
  outDir: string;
  port: number;
  missing: string | null;
  describe: DescribeDealer | null;
}

interface Dealer extends DealerFacts {
  slug: string;
  url: string;
}

export async function dealerList(request: DealerListRequest): Promise<Answer> {
  const slugs = await siteSlugs(request.outDir);
  const dealers = await Promise.all(slugs.map((slug) => dealer(slug, request)));
  return htmlAnswer(request.missing === null ? 200 : 404, page(dealers, request.missing));
}

async function dealer(slug: string, { port, describe }: DealerListRequest): Promise<Dealer> {
  const facts = (await describe?.(slug).catch(() => null)) ?? {};
  return { ...facts, name: facts.name ?? slug, slug, url: localUrl(port, slug) };
}

function page(dealers: Dealer[], missing: string | null): string {
  const note = missing === null ? '' : `<p class="note">There is no dealer called “${escape(missing)}” here.</p>`;
  const list = dealers.length > 0 ? `<ul>${dealers.map(card).join('')}</ul>` : EMPTY;
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Forecourt: dealers on this machine</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Forecourt</h1>
<p>${summary(dealers)}</p>
${note}
${list}
</main>
</body>
</html>
`;
}

function summary(dealers: Dealer[]): string {
  const sites = dealers.length === 1 ? '1 dealer site' : `${dealers.length} dealer sites`;
  return `${sites} on this machine, each built from its own folder in <code>tenants/</code>.`;
}

function card({ slug, name, template, vehicles, url }: Dealer): string {
  const count =
    vehicles === undefined ? null : `${vehicles.toLocaleString('en-AU')} ${vehicles === 1 ? 'vehicle' : 'vehicles'}`;
  const facts = [count, template].filter((fact) => fact != null);
  return `<li><a href="${escape(url)}"><strong>${escape(name ?? slug)}</strong>
<span>${escape(facts.join(' · '))}</span><small>${escape(new URL(url).host)}</small></a></li>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/gv, (char) => `&#${char.charCodeAt(0)};`);
}

const EMPTY =
  '<p class="note">No sites have been built yet. Run <code>./forecourt build</code>, then reload this page.</p>';

const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#16202a,#eef2f5);--soft:light-dark(#52606d,#a8b4c0);--page:light-dark(#f4f6f7,#10161c);--card:light-dark(#fff,#19222b);--line:light-dark(#d9dfe4,#2b3742);--accent:light-dark(#0b5a66,#6cc5d1)}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:62rem;margin:0 auto;padding:clamp(1.5rem,5vw,4rem) 1.25rem}
h1{margin:0;font-size:clamp(1.75rem,4vw,2.5rem);line-height:1.1;letter-spacing:-.02em}
p{margin:.75rem 0 0;color:var(--soft);max-width:60ch}
code{font-size:.9em}
.note{padding:.75rem 1rem;border:1px solid var(--line);border-radius:.5rem;background:var(--card);color:var(--ink)}
ul{list-style:none;margin:2rem 0 0;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr))}
a{display:flex;flex-direction:column;gap:.25rem;height:100%;padding:1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card);color:inherit;text-decoration:none}
a:hover,a:focus-visible{border-color:var(--accent);outline:2px solid var(--accent);outline-offset:-1px}
strong{font-size:1.125rem;line-height:1.3}
span{color:var(--soft)}
span:empty{display:none}
small{margin-top:auto;padding-top:.75rem;color:var(--accent);overflow-wrap:anywhere}
`;
