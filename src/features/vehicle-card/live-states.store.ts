/** Vehicles that were held or sold since the page was built, by slug; empty until the server has said so. */
import { atom } from 'nanostores';
import type { LiveState } from '#src/domain/card/live-state.ts';

export const $liveStates = atom<Readonly<Record<string, LiveState>>>({});

/** The dealer's word of a sale, as the page was built with it. */
export const soldLabel = (): string => document.documentElement.dataset['live'] ?? '';
