import { classOf } from './attributes.ts';
import { namedElement } from './element.ts';
import { emptyHtml, type Rendered } from './html.ts';
import type { PageResult, TemplateSlot, TemplateSlots } from './page-result.ts';
import { reactComponent } from './react-component.ts';

type AstroComponent = (result: PageResult, props: object, slots: TemplateSlots) => Rendered;

export const Fragment = Symbol.for('astro:fragment');

const astroComponents = new WeakSet<object>();

export function createComponent(component: AstroComponent): AstroComponent {
  astroComponents.add(component);
  return component;
}

/** @throws Error for a non-component */
export function renderComponent(
  result: PageResult,
  name: string,
  component: unknown,
  props: Record<string, unknown>,
  slots: TemplateSlots = {},
): unknown {
  if (props['class:list'] !== undefined) joinClasses(props);
  if (typeof component === 'function' && astroComponents.has(component))
    return (component as AstroComponent)(result, props, slots);
  if (component === Fragment) return renderSlot(result, slots.default);
  if (typeof component === 'string') return namedElement(result, component, props, slots);
  if (!component) throw new Error(`<${name}> is ${String(component)}: is it imported?`);
  return reactComponent(result, name, component, props, slots);
}

function joinClasses(props: Record<string, unknown>): void {
  const names = classOf([props.class, props['class:list']]);
  delete props['class:list'];
  if (names === '') delete props.class;
  else props.class = names;
}

export const renderSlot = (result: PageResult, slot: TemplateSlot | undefined, fallback?: unknown): unknown =>
  slot ? slot(result) : (fallback ?? emptyHtml);
