import type { Rendered, Text } from './html.ts';
import type { IslandCache } from './island-cache.ts';
import { textOf } from './template.ts';

export type TemplateSlot = (result: PageResult) => Rendered;
export type TemplateSlots = Record<string, TemplateSlot>;

export interface PageInputs {
  locals: App.Locals;
  /** With origin. */
  address: string;
  addressOf: (source: string) => string;
  kept: IslandCache | null;
}

export class PageResult {
  readonly #page: PageInputs;
  #url: URL | undefined;

  constructor(page: PageInputs) {
    this.#page = page;
  }

  get locals(): App.Locals {
    return this.#page.locals;
  }

  get url(): URL {
    return (this.#url ??= new URL(this.#page.address));
  }

  get kept(): IslandCache | null {
    return this.#page.kept;
  }

  addressOf(source: string): string {
    return this.#page.addressOf(source);
  }

  createAstro(props: object, slots: TemplateSlots): AstroGlobal {
    return new AstroGlobal(this, props, slots);
  }
}

/** refuse.ts rejects any other member of `Astro`. */
class AstroGlobal {
  readonly props: object;
  readonly #result: PageResult;
  readonly #slots: TemplateSlots;
  self: unknown = null;

  constructor(result: PageResult, props: object, slots: TemplateSlots) {
    this.props = props;
    this.#result = result;
    this.#slots = slots;
  }

  get locals(): App.Locals {
    return this.#result.locals;
  }

  get url(): URL {
    return this.#result.url;
  }

  get slots(): { has(name: string): boolean; render(name: string): Text | undefined } {
    const slots = this.#slots;
    return {
      has: (name) => name in slots,
      render: (name) => (name in slots ? textOf(slots[name]!(this.#result)) : undefined),
    };
  }
}
