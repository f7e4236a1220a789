/** If the request fails, the page stays unchanged. */
import { callEndpoint, CallError } from '#src/contracts/call.ts';
import { liveStates } from '#src/contracts/live-states.ts';
import type { LiveState } from '#src/domain/card/live-state.ts';
import { clockName, momentFrom } from '#src/lib/day-text.ts';
import { iconHref } from '#src/ui/icon-sprite.ts';
import { notReacts } from '#src/ui/not-reacts.ts';
import { liveTag } from '#src/view/card/live-card.ts';
import { tagIcon } from '#src/view/card/card-icons.ts';
import { callMeText } from '#src/view/copy/vehicle/held-copy.ts';
import { disableReserve } from '#src/journeys/reserve/ui/vehicle/disable-reserve.ts';
import { $liveStates, soldLabel } from './live-states.store.ts';

export async function showLiveStates(): Promise<void> {
  const states = await ask();
  if (Object.keys(states).length === 0) return;
  $liveStates.set(states);
  for (const card of document.querySelectorAll<HTMLElement>(`.card${notReacts}`)) {
    const live = states[slugOf(card.querySelector<HTMLAnchorElement>('.card__title a'))];
    if (live && !card.classList.contains('card--sold')) markCard(card, live);
  }
  const own = document.querySelector<HTMLElement>('[data-page-vehicle]');
  const live = states[location.pathname.replace(/\/$/, '').split('/').at(-1) ?? ''];
  if (own && live) markPage(own, live);
}

async function ask(): Promise<Record<string, LiveState>> {
  try {
    return (await callEndpoint(liveStates, {}, { signal: AbortSignal.timeout(10_000) })).states;
  } catch (error) {
    if (error instanceof CallError) return {};
    throw error;
  }
}

const slugOf = (link: HTMLAnchorElement | null): string => link?.pathname.split('/').at(-1) ?? '';

function markCard(card: HTMLElement, live: LiveState): void {
  const { kind, label } = liveTag(live, soldLabel());
  const tag =
    card.querySelector('.tag') ?? card.querySelector('.card__media')?.appendChild(document.createElement('span'));
  if (tag) {
    tag.className = `tag tag--${kind}`;
    tag.setAttribute('data-tag', kind);
    const icon = tagIcon(kind);
    tag.innerHTML = icon ? `<svg aria-hidden="true"><use href="${iconHref(icon)}"/></svg>` : '';
    tag.append(label);
  }
  card.querySelector('.card__reserve')?.remove();
}

function markPage({ dataset: { timeZone = 'UTC', word = 'vehicle' } }: HTMLElement, { state, until }: LiveState): void {
  const note = document.createElement('p');
  note.className = 'reserved-note';
  note.setAttribute('role', 'status');
  const strong = note.appendChild(document.createElement('b'));
  strong.textContent = state === 'sold' ? 'Just sold.' : 'Reserved.';
  const clock = Intl.DateTimeFormat().resolvedOptions().timeZone === timeZone ? '' : ` ${clockName(timeZone)}`;
  const end =
    until === null
      ? ''
      : ` until ${momentFrom(Date.parse(until), { timeZone, locale: document.documentElement.lang, now: Date.now() })}${clock}`;
  note.append(
    state === 'sold'
      ? ` Another shopper has bought this ${word}.`
      : ` This ${word} is on hold${end}. If it’s your hold, use the link in your email.`,
  );
  // The enquiry form stays, for similar vehicles.
  if (state === 'sold')
    for (const part of document.querySelectorAll('.interest, [href="#test-drive"], [href^="/personalised/finance"]'))
      part.remove();
  else beginMessage(word);
  const [first] = disableReserve();
  const price = document.querySelector('[data-seen]');
  if (!document.querySelector('.reserved-note')) (first ?? price)?.before(note);
}

/** For a form not hydrated yet. */
function beginMessage(word: string): void {
  const message = document.querySelector<HTMLTextAreaElement>('[ssr] [data-form="enquiry"] [name="message"]');
  if (!message || message.value !== '') return;
  message.defaultValue = callMeText(word);
  message.dataset['begun'] = '';
}
