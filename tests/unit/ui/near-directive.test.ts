import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import near from '#src/ui/near.directive.ts';

/** Only members that the directive uses. */
class Island extends EventTarget {
  readonly children: object[];
  readonly #namedPart: object | null;

  constructor({ children = [{}], namedPart = null }: { children?: object[]; namedPart?: object | null } = {}) {
    super();
    this.children = children;
    this.#namedPart = namedPart;
  }

  get firstElementChild(): object | null {
    return this.children[0] ?? null;
  }

  querySelector(selector: string): object | null {
    return selector === ':target' ? this.#namedPart : null;
  }
}

let watched: { elements: object[]; comeNear: (isNear: boolean) => void; margin: string | undefined; isOver: boolean };

class Observer {
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin?: string }) {
    watched = {
      elements: [],
      comeNear: (isIntersecting) => seen([{ isIntersecting }]),
      margin: rootMargin,
      isOver: false,
    };
  }
  observe(element: object) {
    watched.elements.push(element);
  }
  disconnect() {
    watched.isOver = true;
  }
}

function arrive(type: 'navigate' | 'reload' | 'back_forward') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
}

function wait(island: Island, value: string | true) {
  const hydrate = vi.fn(() => Promise.resolve());
  const load = vi.fn(() => Promise.resolve(hydrate));
  near(load, { name: 'near', value: value as string }, island as unknown as HTMLElement);
  return { load, hydrate };
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  arrive('navigate');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('client:near', () => {
  test('loads shortly before the island is visible, and then stops watching', async () => {
    const children = [{}, {}];
    const { load, hydrate } = wait(new Island({ children }), true);
    expect([watched.elements, watched.margin]).toEqual([children, '200px']);
    watched.comeNear(false);
    expect(load).not.toHaveBeenCalled();
    watched.comeNear(true);
    expect([load.mock.calls.length, watched.isOver]).toEqual([1, true]);
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  });

  test.each(['reload', 'navigate'] as const)('waits after a %s', (type) => {
    arrive(type);
    expect(wait(new Island(), true).load).not.toHaveBeenCalled();
  });

  test('loads at once on back navigation, where fields and disclosures are restored', () => {
    arrive('back_forward');
    expect(wait(new Island(), true).load).toHaveBeenCalledOnce();
  });

  test('loads at once for a URL that points to a part of it', () => {
    expect(wait(new Island({ namedPart: {} }), true).load).toHaveBeenCalledOnce();
  });

  test('loads at once if the server rendered nothing to scroll to', () => {
    expect(wait(new Island({ children: [] }), true).load).toHaveBeenCalledOnce();
  });
});

describe.each([true, 'touch'] as const)('client:near={%j}', (value) => {
  test.each(['pointerover', 'pointerdown', 'focusin', 'change', 'near'])('loads on %s, and only once', async (type) => {
    const island = new Island();
    const { load, hydrate } = wait(island, value);
    expect(load).not.toHaveBeenCalled();
    island.dispatchEvent(new Event(type));
    for (const again of ['pointerover', 'pointerdown', 'focusin', 'change', 'near'])
      island.dispatchEvent(new Event(again));
    expect(load).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
    expect(watched.isOver).toBe(true);
  });

  test('ignores events that are not a touch', () => {
    const island = new Island();
    const { load } = wait(island, value);
    for (const type of ['scroll', 'keyup', 'mouseleave']) island.dispatchEvent(new Event(type));
    expect(load).not.toHaveBeenCalled();
  });
});

describe('client:near="touch"', () => {
  test('waits for a touch however close the shopper scrolls', () => {
    wait(new Island(), 'touch');
    expect(watched.elements).toEqual([]);
  });

  test.each([
    ['on back navigation', new Island(), 'back_forward'],
    ['for a URL that points to a part of it', new Island({ namedPart: {} }), 'navigate'],
    ['if it is empty', new Island({ children: [] }), 'navigate'],
  ] as const)('also waits for a touch %s', (_when, island, type) => {
    arrive(type);
    expect(wait(island, 'touch').load).not.toHaveBeenCalled();
  });
});
