/** Stored on the server (WATCH-01). Changes show at once and roll back if rejected. */
import { callEndpoint, CallError, unexpectedError } from '#src/contracts/call.ts';
import type { SignedInUser } from '../contract/session.ts';
import { removeCar, saveCar, watchlistCars } from '../contract/watchlist.ts';
import { signInUrl } from '#src/domain/sign-in-url.ts';
import { showToast } from '#src/features/saved-vehicles/toast.store.ts';
import { messageOf } from './message-of.ts';
import { loadUser, setUser, signOut } from './session.ts';
import { $watchlist, isWatched, withWatched } from './watchlist.store.ts';
import { failedToast, watchlistToast } from './watchlist-toasts.ts';

async function fetchList({ phone }: SignedInUser): Promise<void> {
  const { cars } = await callEndpoint(watchlistCars, {});
  $watchlist.set({
    status: 'ready',
    phone,
    ids: cars.map(({ car_id: id }) => id),
    savedAt: Object.fromEntries(cars.map((car) => [car.car_id, car.saved_at])),
  });
}

export async function loadWatchlist(): Promise<void> {
  try {
    const user = await loadUser();
    if (user) await fetchList(user);
    else $watchlist.set({ status: 'signed-out' });
  } catch (error) {
    $watchlist.set({ status: 'failed', message: messageOf(error) });
  }
}

/** Null if the dialog was closed. */
export async function signInForWatchlist(): Promise<SignedInUser | null> {
  // Server rendering must not load the browser's React (1.4 MB).
  if (import.meta.env.SSR) return null;
  const dialog = await import('./sign-in-dialog.tsx').catch(() => null);
  if (dialog === null) {
    const here = location.pathname + location.search;
    location.assign(signInUrl({ type: 'watchlist', redirect: here, back: here }));
    return null;
  }
  const user = await dialog.signInDialog();
  if (user) {
    setUser(user);
    await loadWatchlist();
  }
  return user;
}

export async function leaveWatchlist(): Promise<void> {
  try {
    await signOut();
    $watchlist.set({ status: 'signed-out' });
  } catch (error) {
    showToast(failedToast('You’re still signed in', messageOf(error)));
  }
}

async function ready(): Promise<{ user: SignedInUser; isNew: boolean } | null> {
  const known = await loadUser();
  if (known && $watchlist.get().status !== 'ready') await fetchList(known);
  if (known) return { user: known, isNew: false };
  const user = await signInForWatchlist();
  return user && { user, isNew: true };
}

/** @throws CallError */
async function send({ phone }: SignedInUser, id: string, isOn: boolean): Promise<void> {
  const { success } = await callEndpoint(isOn ? saveCar : removeCar, { phone_number: phone, car_id: id });
  if (!success) throw unexpectedError();
}

const pending = new Set<string>();

interface Watched {
  id: string;
  title: string;
}

export async function toggleWatched(vehicle: Watched): Promise<boolean> {
  if (pending.has(vehicle.id)) return false;
  pending.add(vehicle.id);
  try {
    return await toggle(vehicle);
  } catch (error) {
    showToast(failedToast('We couldn’t update your watchlist', messageOf(error)));
    return false;
  } finally {
    pending.delete(vehicle.id);
  }
}

async function toggle({ id, title }: Watched): Promise<boolean> {
  const signedIn = await ready();
  if (!signedIn) return false;
  const wasOn = isWatched($watchlist.get(), id);
  // Signing in to save a vehicle already on the list must not remove it.
  const isOn = signedIn.isNew || !wasOn;
  $watchlist.set(withWatched($watchlist.get(), id, isOn));
  try {
    await send(signedIn.user, id, isOn);
  } catch (error) {
    $watchlist.set(withWatched($watchlist.get(), id, wasOn));
    if (!(error instanceof CallError) || error.code !== 'sign_in' || signedIn.isNew) throw error;
    setUser(null);
    $watchlist.set({ status: 'signed-out' });
    return toggle({ id, title });
  }
  showToast(watchlistToast(isOn, title));
  return true;
}
