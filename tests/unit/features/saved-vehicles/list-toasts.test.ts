import { describe, expect, test, vi } from 'vitest';
import { comparedToast, savedToast } from '#src/features/saved-vehicles/list-toasts.ts';

const press = { title: '2021 Example', keeping: 'kept', undo: () => undefined } as const;

describe('messages after saving or comparing', () => {
  test('confirms a saved car and links to the list (TOAST-01, FAV-01)', () => {
    expect(savedToast(true, press)).toEqual({
      title: 'Saved in this browser',
      text: '2021 Example',
      action: { label: 'View List', url: '/favourites' },
    });
  });

  test('lets the shopper undo a removal (TOAST-01, FAV-01)', () => {
    const undo = vi.fn();
    const { action } = savedToast(false, { ...press, undo });
    expect(action?.label).toBe('Undo');
    if (action && 'run' in action) action.run();
    expect(undo).toHaveBeenCalledOnce();
  });

  test.each(['blocked', 'full'] as const)(
    'with storage %s, makes no promise that the browser can’t keep (TOAST-01)',
    (keeping) => {
      expect(savedToast(true, { ...press, keeping })).toMatchObject({
        title: 'Saved for this page only',
        text: expect.stringContaining('Your browser can’t save your list'),
        tone: 'failed',
      });
      expect(comparedToast('added', 2, { ...press, keeping })).toMatchObject({
        title: 'Added for this page only',
        tone: 'failed',
      });
      expect(comparedToast('full', 4, { ...press, keeping }).title).toBe('You can compare up to 4 vehicles');
    },
  );

  test.each([
    [1, undefined, 'Choose another'],
    [2, 'Compare', '2 of 4 chosen'],
  ] as const)('with %i chosen, shows the next step (TOAST-01, CMP-01)', (count, label, text) => {
    const toast = comparedToast('added', count, press);
    expect(toast.action?.label).toBe(label);
    expect(toast.text).toContain(text);
  });
});
