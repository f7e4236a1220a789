import { describe, expect, test } from 'vitest';
import { wantsPhotos } from '#src/view/vehicle/few-photos.ts';
import { galleryHistory } from '#src/features/vehicle-page/gallery-history.ts';
import { galleryCopy } from '#src/view/copy/vehicle/gallery-copy.ts';
import { atRest, panned, zoomedAt } from '#src/features/vehicle-page/gallery-zoom.ts';
import { publicSettings } from '../../../fixtures/vehicles.ts';

const frame = { width: 300, height: 400 };
const photo = { width: 300, height: 200 };

describe('enlarging a photo (VDP-04)', () => {
  test('keeps the point under the finger in place (VDP-04)', () => {
    const point = { x: 60, y: 10 };
    const { scale, x, y } = zoomedAt(atRest, 2.5, point, photo, frame);
    expect(scale).toBe(2.5);
    expect((point.x - x) / scale).toBeCloseTo(60);
    expect(Math.abs(y)).toBeLessThanOrEqual(50);
  });

  test.each([
    [9, 3],
    [0.2, 1],
    [2, 2],
  ])('limits a zoom of %d to %d (VDP-04)', (asked, given) => {
    expect(zoomedAt(atRest, asked, { x: 0, y: 0 }, photo, frame).scale).toBe(given);
  });

  test('keeps a photo within its frame (VDP-04)', () => {
    const view = zoomedAt(atRest, 3, { x: 0, y: 0 }, photo, frame);
    expect(panned(view, { x: 9999, y: -9999 }, photo, frame)).toEqual({ scale: 3, x: 300, y: -100 });
    expect(panned(atRest, { x: 50, y: 50 }, photo, frame)).toEqual(atRest);
  });

  test('centres the photo again at its original size (VDP-04)', () => {
    const moved = panned(zoomedAt(atRest, 3, { x: 100, y: 0 }, photo, frame), { x: -80, y: 20 }, photo, frame);
    expect(zoomedAt(moved, 1, { x: 100, y: 0 }, photo, frame)).toEqual(atRest);
  });
});

describe('full screen and the back button (VDP-04)', () => {
  /** The last state is current. */
  function browser(first: object | null = null) {
    const states: (object | null)[] = [first];
    let listener = () => {};
    return {
      states,
      window: {
        history: {
          get state() {
            return states.at(-1) ?? null;
          },
          pushState(state: object) {
            states.push(state);
          },
          replaceState(state: object) {
            states[states.length - 1] = state;
          },
          back() {
            states.pop();
            listener();
          },
        },
        addEventListener(_: 'popstate', added: () => void) {
          listener = added;
        },
      },
    };
  }

  test('closes once on back, and stays on the page (VDP-04)', () => {
    const { window, states } = browser({ search: true });
    let closed = 0;
    const steps = galleryHistory(window, () => {
      closed += 1;
      steps.closed();
    });
    steps.opened();
    expect(states).toEqual([{ search: true }, { search: true, photos: true }]);
    window.history.back();
    expect([closed, states]).toEqual([1, [{ search: true }]]);
  });

  test('adds one history entry when opened twice, and removes it when closed (VDP-04)', () => {
    const { window, states } = browser();
    const steps = galleryHistory(window, () => {});
    steps.opened();
    steps.opened();
    steps.closed();
    steps.closed();
    expect(states).toEqual([null]);
  });

  test('starts closed after a reload on its history entry (VDP-04)', () => {
    const { window, states } = browser({ photos: true });
    galleryHistory(window, () => {});
    expect(states).toEqual([{ photos: false }]);
  });
});

const gallery = {
  images: ['a', 'b'],
  alt: 'Toyota',
  count: 2,
  placeholder: null,
  of: 'car' as const,
  illustrations: false,
  ground: '#fff',
};

test('never calls illustrations photos (VDP-04)', () => {
  expect(galleryCopy({ ...gallery, illustrations: true })).toMatchObject({
    name: 'Illustrations',
    one: 'illustration',
    previous: 'Previous illustration',
    next: 'Next illustration',
    unit: 'illustrations',
    list: 'Illustrations: Toyota',
  });
  expect(galleryCopy({ ...gallery, images: ['a'] }).unit).toBe('photo');
});

test.each([
  ['no photos', { images: [] }, null, true],
  ['three photos', { images: ['a', 'b', 'c'] }, null, true],
  ['four photos', { images: ['a', 'b', 'c', 'd'] }, null, false],
  ['seven illustrations', { images: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], illustrations: true }, null, true],
  ['a sold vehicle', { images: [] }, 'Sold.', false],
])('decides whether a shopper can request photos: %s (VDP-13)', (_, changes, soldNotice, expected) => {
  expect(wantsPhotos({ gallery: { ...gallery, ...changes }, soldNotice }, publicSettings())).toBe(expected);
  expect(
    wantsPhotos(
      { gallery: { ...gallery, ...changes }, soldNotice },
      publicSettings({ buttons: { requestPhotos: false } }),
    ),
  ).toBe(false);
});
