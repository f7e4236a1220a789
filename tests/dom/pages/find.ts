/** These throw if an element is missing. */

export const all = <E extends Element = HTMLElement>(selector: string, within: ParentNode = document): E[] => [
  ...within.querySelectorAll<E>(selector),
];

export function one<E extends Element = HTMLElement>(selector: string, within: ParentNode = document): E {
  const found = within.querySelector<E>(selector);
  if (!found) throw new Error(`No ${selector} in ${describeScope(within)}.`);
  return found;
}

/** The only match with this accessible name. */
export function named<E extends Element = HTMLElement>(
  selector: string,
  name: string | RegExp,
  within: ParentNode = document,
): E {
  const candidates = all<E>(selector, within);
  const found = candidates.filter((element) =>
    typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)),
  );
  if (found.length !== 1)
    throw new Error(`${found.length} of ${selector} are named ${name}: ${candidates.map(nameOf).join(' | ')}`);
  return found[0]!;
}

export function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby');
  const label = element.getAttribute('aria-label');
  return label ?? textOf(labelledBy === null ? element : document.getElementById(labelledBy));
}

/** Text on one line. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/gv, ' ').trim();

export function field(label: string | RegExp, within: ParentNode = document): HTMLInputElement {
  const found = named<HTMLLabelElement>('label', label, within).control;
  if (!found) throw new Error(`The label ${label} has no field.`);
  return found as HTMLInputElement;
}

const describeScope = (within: ParentNode): string =>
  within instanceof Element ? `<${within.tagName.toLowerCase()} class="${within.className}">` : 'the page';
