import type { Answer, FunctionSite } from './function-site.ts';

export class PlainBrowser {
  readonly cookies = new Map<string, string>();
  readonly #site: FunctionSite;
  readonly #dealer: string;

  constructor(site: FunctionSite, dealer = 'harbour-motors') {
    this.#site = site;
    this.#dealer = dealer;
  }

  get(path: string): Promise<Answer> {
    return this.#kept(this.#site.ask(path, { dealer: this.#dealer, ...this.#cookie() }));
  }

  post(path: string, form: Record<string, string>): Promise<Answer> {
    return this.#kept(this.#site.ask(path, { form, dealer: this.#dealer, ...this.#cookie() }));
  }

  #cookie(): { cookie?: string } {
    if (this.cookies.size === 0) return {};
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  async #kept(asked: Promise<Answer>): Promise<Answer> {
    const answer = await asked;
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}
