/**
 * Runs before every page's scripts: collects errors, sets the clock to the build time, and finds and measures elements.
 * Served as a plain script with types stripped.
 */
import type { Box, Point, WalkPage } from './walk-page-types.ts';

{
  /** Maximum above and below an overlay's content. */
  const emptyMost = 72;
  const errorsKey = 'walk:errors';
  const script = document.currentScript as HTMLScriptElement;

  const errors = (): string[] => JSON.parse(sessionStorage.getItem(errorsKey) ?? '[]') as string[];
  let isLeaving = false;
  const addError = (text: string): void => {
    // Leaving the page aborts requests.
    if (isLeaving) return;
    sessionStorage.setItem(errorsKey, JSON.stringify([...errors(), `${location.pathname}: ${text}`]));
  };

  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });

  const { error } = console;
  console.error = (...parts: unknown[]) => {
    addError(parts.map(String).join(' '));
    error.apply(console, parts);
  };
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      // Firefox reports preloaded modules already on the page; a real error appears on import.
      const isPreload = target instanceof HTMLLinkElement && target.rel === 'modulepreload';
      if (event instanceof ErrorEvent) addError(event.message);
      // Firefox also reports the previous page's errors, whose elements belong to another window.
      else if (target instanceof Element && !isPreload)
        addError(`${target.localName} did not load: ${target.getAttribute('src') ?? target.getAttribute('href')}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    addError(`unhandled rejection: ${String(event.reason)}`);
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    addError(`blocked by the page's policy: ${event.violatedDirective} ${event.blockedURI}`);
  });

  const builtAt = Number(script.dataset['now']);
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, parts: [], target) =>
      Reflect.construct(RealDate, parts.length === 0 ? [builtAt] : parts, target) as Date,
    get: (RealDate, name, receiver) =>
      name === 'now' ? () => builtAt : (Reflect.get(RealDate, name, receiver) as unknown),
  });

  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  /** Visible lines, or the label of an icon. */
  const linesOf = (element: HTMLElement): string[] =>
    (element.innerText.trim() || (element.getAttribute('aria-label') ?? '')).split('\n').map((line) => line.trim());
  const all = (css: string, text: string | null): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(css)].filter(
      (element) => isVisible(element) && (text === null || linesOf(element).some((line) => line.startsWith(text))),
    );
  /** The label's visible field, because a label can't be typed into. */
  const fieldOf = (element: HTMLElement): HTMLElement => {
    const field = element instanceof HTMLLabelElement ? element.control : null;
    return field && isVisible(field) ? field : element;
  };
  const find = (css: string, text: string | null): HTMLElement | null => {
    const [first] = all(css, text);
    return first ? fieldOf(first) : null;
  };

  const describe = (element: Element): string =>
    `${element.localName}${element.id && `#${element.id}`}${[...element.classList].map((name) => `.${name}`).join('')}`;

  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  };
  const rounded = ({ left, top, right, bottom }: Box): string =>
    `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;
  /** Allows one pixel for rounding. */
  const isInside = (inner: Box, outer: Box): boolean =>
    inner.left >= outer.left - 1 &&
    inner.top >= outer.top - 1 &&
    inner.right <= outer.right + 1 &&
    inner.bottom <= outer.bottom + 1;
  const windowBox = (): Box => ({
    left: 0,
    top: 0,
    right: document.documentElement.clientWidth,
    bottom: innerHeight,
    width: document.documentElement.clientWidth,
    height: innerHeight,
  });

  const isTouching = (one: Box, other: Box): boolean =>
    one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

  const frameOf = (element: Element): Element | null => {
    const parent = element.parentElement;
    return parent && getComputedStyle(parent).display === 'contents' ? frameOf(parent) : parent;
  };

  const spotOf = (css: string, text: string | null): Point | string => {
    const element = find(css, text);
    if (!element) return 'it is not there';
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || hit.closest('label')?.control === element)) return { x, y };
    // Outside the window, or under a fixed bar.
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return hit ? `it is covered by ${describe(hit)}` : 'it is outside the window';
  };

  const imageProblems = (): string[] =>
    [...document.images].filter(isVisible).flatMap((image) => {
      const name = `image ${image.currentSrc.split('/').at(-1) || describe(image)}`;
      const frame = frameOf(image)!;
      const box = boxOf(image);
      const isLoaded = image.complete && image.currentSrc !== '';
      const isClipped = getComputedStyle(frame).overflow !== 'visible';
      const stretch = image.naturalWidth / image.naturalHeight / (box.width / box.height);
      const isStretched = getComputedStyle(image).objectFit === 'fill' && Math.abs(stretch - 1) > 0.03;
      return [
        ...(isLoaded && image.naturalWidth === 0 ? [`${name} is loaded but has no size`] : []),
        ...(isLoaded && image.naturalWidth > 0 && isStretched
          ? [`${name} is stretched ${stretch.toFixed(2)} times`]
          : []),
        ...(!isClipped && !isInside(box, boxOf(frame))
          ? [`${name} (${rounded(box)}) leaves ${describe(frame)} (${rounded(boxOf(frame))})`]
          : []),
      ];
    });

  const contentBoxes = (element: Element): Box[] => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const boxes: Box[] = [...element.querySelectorAll('button, input, select, textarea, img, svg, a')]
      .filter(isVisible)
      .map(boxOf);
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
      if (width > 0 && texts.currentNode.parentElement!.checkVisibility({ visibilityProperty: true }))
        boxes.push({ left, top, right, bottom, width, height });
    }
    return boxes;
  };

  const overlayProblems = (css: string, fills: boolean): string[] => {
    const element = find(css, null);
    if (!element) return [`${css} is not open`];
    const box = boxOf(element);
    const size = `${Math.round(box.width)} x ${Math.round(box.height)} px`;
    const contents = contentBoxes(element);
    const above = Math.min(...contents.map(({ top }) => top)) - box.top;
    const below = box.bottom - Math.max(...contents.map(({ bottom }) => bottom));
    const hidden = element.scrollHeight - element.clientHeight;
    const scrolls = !['visible', 'hidden', 'clip'].includes(getComputedStyle(element).overflowY);
    return [
      ...(isInside(box, windowBox()) ? [] : [`${css} (${rounded(box)}) leaves the window (${rounded(windowBox())})`]),
      ...(fills && box.height < innerHeight - 1 ? [`${css}, ${size}, does not fill the window`] : []),
      ...(!fills && Math.max(above, below) > emptyMost
        ? [`${css}, ${size}, has ${Math.round(above)} px above and ${Math.round(below)} px below its content`]
        : []),
      ...(hidden > 1 && !scrolls ? [`${css}, ${size}, cuts off ${hidden} px of its content`] : []),
    ];
  };

  const pageProblems = (): string[] => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...(scrollWidth > clientWidth + 1 ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth}`] : []),
      ...imageProblems(),
    ];
  };

  const scrollThrough = async (): Promise<void> => {
    const top = scrollY;
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo({ top: at, behavior: 'instant' });
      await new Promise((done) => {
        requestAnimationFrame(done);
      });
    }
    scrollTo({ top, behavior: 'instant' });
    await painted();
  };
  /** Clicks land on the last painted frame, which may precede a scroll. */
  const painted = async (): Promise<void> => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((done) => {
        requestAnimationFrame(done);
      });
  };
  const loadingImages = (): number =>
    [...document.images].filter(
      (image) =>
        isVisible(image) && isTouching(boxOf(image), windowBox()) && image.currentSrc !== '' && !image.complete,
    ).length;
  const finishAnimations = (): void => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  };

  const textOfFirst = (css: string, text: string | null): string | null => find(css, text)?.innerText.trim() ?? null;

  const pageState: WalkPage['pageState'] = () => ({
    url: location.href,
    loading: document.readyState,
    visibility: document.visibilityState,
    search: document.documentElement.dataset['search'] ?? 'static',
    focus: document.activeElement ? describe(document.activeElement) : 'none',
    open: [...document.querySelectorAll('details[open], :popover-open')].map(describe),
    lastLoaded: performance
      .getEntriesByType('resource')
      .slice(-5)
      .map(({ name }) => name),
  });

  const startAnew = (): void => {
    localStorage.clear();
    sessionStorage.clear();
  };

  const walk: WalkPage = {
    startAnew,
    text: textOfFirst,
    scrollThrough,
    painted,
    loadingImages,
    finishAnimations,
    errors,
    find,
    spotOf,
    pageProblems,
    overlayProblems,
    pageState,
    count: (css, text) => all(css, text).length,
  };
  Object.assign(globalThis, { walk });
}
