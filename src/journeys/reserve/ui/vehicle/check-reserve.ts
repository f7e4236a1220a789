/** Requires the server's confirmation (RES-02). */
import { carAvailability } from '#src/contracts/availability.ts';
import { callEndpoint, CallError } from '#src/contracts/call.ts';
import { disableReserve } from './disable-reserve.ts';
import { noAnswer, reserveAnswer, type ReserveAnswer, type ReserveStop } from './reserve-answer.ts';
import type { ReserveOffer } from './reserve-dialog.tsx';
import { readPageVehicle, type PageVehicle } from '#src/features/vehicle-page/page-vehicle.ts';

async function ask(vehicle: PageVehicle): Promise<ReserveAnswer> {
  try {
    return reserveAnswer(
      await callEndpoint(carAvailability, {}, { params: { id: vehicle.id }, signal: AbortSignal.timeout(10_000) }),
      vehicle,
      Date.now(),
    );
  } catch (error) {
    if (error instanceof CallError && error.code === 'no_such_vehicle')
      return reserveAnswer(
        { available: false, reservable: false, reason: 'sold', status: 'sold' },
        vehicle,
        Date.now(),
      );
    return noAnswer(
      vehicle,
      error instanceof CallError && error.code !== 'unexpected'
        ? error.message
        : 'The dealer’s website didn’t respond.',
    );
  }
}

export async function checkReserve(link: HTMLAnchorElement): Promise<void> {
  if (link.getAttribute('aria-busy') === 'true') return;
  const vehicle = readPageVehicle();
  link.setAttribute('aria-busy', 'true');
  const answer = await ask(vehicle);
  if (answer.kind === 'stop') {
    if (answer.isFinal) disableReserve();
    await showReserveNotice(answer, { vehicle, again: answer.isFinal ? null : () => void checkReserve(link) });
  } else location.assign(link.href);
  link.removeAttribute('aria-busy');
}

/** React loads with the first notice; a native dialog is the fallback. */
async function showReserveNotice(answer: ReserveStop, offer: ReserveOffer): Promise<void> {
  try {
    const { showReserveDialog } = await import('./reserve-dialog.tsx');
    void showReserveDialog(answer, offer);
  } catch (error) {
    console.error('The notice did not load.', error);
    alert(`${answer.title}. ${answer.text}`);
  }
}
