/** Similar vehicles, a phone number and perhaps a retry. */
import { openDialog } from '#src/ui/open-dialog.tsx';
import type { ReserveStop } from './reserve-answer.ts';
import type { PageVehicle } from '#src/features/vehicle-page/page-vehicle.ts';

export interface ReserveOffer {
  vehicle: PageVehicle;
  again: (() => void) | null;
}

export function showReserveDialog(
  { title, text, similar }: ReserveStop,
  { vehicle, again }: ReserveOffer,
): Promise<void> {
  return openDialog(title, (close) => (
    <>
      <p>{text}</p>
      {similar && <SimilarVehicles />}
      <div className="dialog-choices">
        {again && (
          <button
            className="button button--primary"
            type="button"
            onClick={() => {
              close();
              again();
            }}
          >
            Check again
          </button>
        )}
        {similar && (
          <a className="button button--primary" href={vehicle.similar.url}>
            {vehicle.similar.label}
          </a>
        )}
        {vehicle.phone && (
          <a className="button button--line" href={vehicle.phone} data-call="">
            Call us
          </a>
        )}
      </div>
    </>
  ));
}

function SimilarVehicles() {
  const vehicles = similarHere();
  if (vehicles.length === 0) return null;
  return (
    <ul className="dialog-links">
      {vehicles.map(({ url, text }) => (
        <li key={url}>
          <a href={url}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

function similarHere(): { url: string; text: string }[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main .card__title a')].slice(0, 3).map((title) => {
    const card = title.closest('li');
    // Reads the last child, to skip the condition before the subtitle.
    const facts = ['subtitle', 'price']
      .map((part) => card?.querySelector(`.card__${part}`)?.lastChild?.textContent?.trim())
      .filter(Boolean);
    return { url: title.href, text: [title.textContent.trim(), ...facts].join(', ') };
  });
}
