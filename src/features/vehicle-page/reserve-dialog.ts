/** The notice in place of a checkout that would be no use: similar vehicles, the phone, and another try where one helps. */
import { openDialog } from '#src/ui/open-dialog.ts';
import type { ReserveAnswer } from './reserve-answer.ts';
import type { ThisVehicle } from './this-vehicle.ts';

interface Offer {
  vehicle: ThisVehicle;
  again: (() => void) | null;
}

const linkTo = (className: string, href: string, textContent: string): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { className, href, textContent });

/** The similar vehicles that the page shows already, each with what tells it from the others. */
function similarTitles(): HTMLUListElement | null {
  const titles = [...document.querySelectorAll<HTMLAnchorElement>('main .vehicle-card__title a')].slice(0, 3);
  if (titles.length === 0) return null;
  const list = Object.assign(document.createElement('ul'), { className: 'asked__similar' });
  list.append(
    ...titles.map((title) => {
      const item = document.createElement('li');
      const card = title.closest('li');
      // The condition stands before the subtitle's own words.
      const facts = ['subtitle', 'price']
        .map((part) => card?.querySelector(`.vehicle-card__${part}`)?.lastChild?.textContent?.trim())
        .filter(Boolean);
      item.append(linkTo('', title.href, [title.textContent.trim(), ...facts].join(', ')));
      return item;
    }),
  );
  return list;
}

function ways(
  { kind: _, ...answer }: Extract<ReserveAnswer, { kind: 'stop' }>,
  { vehicle, again }: Offer,
  close: () => void,
): HTMLElement {
  const place = Object.assign(document.createElement('div'), { className: 'asked__ways' });
  if (again) {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'button button--primary',
      textContent: 'Check again',
    });
    button.addEventListener('click', () => {
      close();
      again();
    });
    place.append(button);
  }
  if (answer.similar) place.append(linkTo('button button--primary', vehicle.similar.url, vehicle.similar.label));
  if (vehicle.phone) {
    const call = linkTo('button button--line', vehicle.phone, 'Call us');
    call.dataset['call'] = '';
    place.append(call);
  }
  return place;
}

export async function showReserveDialog(answer: Extract<ReserveAnswer, { kind: 'stop' }>, offer: Offer): Promise<void> {
  const dialog = await openDialog(answer.title);
  dialog.body.append(Object.assign(document.createElement('p'), { textContent: answer.text }));
  const similar = answer.similar ? similarTitles() : null;
  if (similar) dialog.body.append(similar);
  dialog.body.append(ways(answer, offer, dialog.close));
}
