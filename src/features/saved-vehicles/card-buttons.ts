/** Added by script to keep pages with 21 cards light. `data-buttons` lists the dealer's buttons. */
import { iconHref } from '#src/ui/icon-sprite.ts';
import type { CardButton } from '#src/view/card/card-buttons.ts';
import { buttonVariants } from './list-button-variants.ts';

const offered = (document.documentElement.dataset['buttons'] ?? '')
  .split(' ')
  .filter((kind): kind is CardButton => Object.hasOwn(buttonVariants, kind));

interface Variant {
  className: string;
  hasLabel: boolean;
}

function buttonOf(kind: CardButton, id: string, title: string, { className, hasLabel }: Variant): HTMLButtonElement {
  const { verb, icon } = buttonVariants[kind];
  const button = Object.assign(document.createElement('button'), { type: 'button', className });
  button.innerHTML = `<svg aria-hidden="true"><use href="${iconHref(icon)}"/></svg>${hasLabel ? `<span>${verb}</span>` : ''}`;
  button.setAttribute('aria-label', `${verb} ${title}`);
  button.dataset[kind] = id;
  return button;
}

function addPageButtons(): void {
  const seen = document.querySelector<HTMLElement>('[data-seen]');
  const host = document.querySelector('[data-page-buttons]:not(:has([data-save], [data-compare]))');
  if (seen)
    host?.append(
      ...offered.map((kind) =>
        buttonOf(kind, seen.dataset['seen'] ?? '', seen.textContent, {
          className: 'button button--line',
          hasLabel: true,
        }),
      ),
    );
}

/** Includes the badge: cards may differ only in condition. */
function nameOf(card: Element): string {
  const subtitle = [...(card.querySelector('.card__subtitle')?.childNodes ?? [])]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent)
    .join('');
  return [card.querySelector('.card__title')?.textContent ?? '', subtitle]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}

export function addCardButtons(): void {
  for (const card of document.querySelectorAll<HTMLElement>(
    'li[data-vehicle]:not(:has(> [data-save], > [data-compare]))',
  )) {
    const title = nameOf(card);
    const last = card.querySelector(':scope > .card__actions');
    for (const kind of offered)
      card.insertBefore(
        buttonOf(kind, card.dataset['vehicle'] ?? '', title, {
          className: `card__${kind}`,
          hasLabel: kind === 'compare',
        }),
        last,
      );
  }
  addPageButtons();
}
