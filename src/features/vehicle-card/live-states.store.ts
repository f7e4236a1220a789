/** Vehicles held or sold since the build, by slug; empty until the server responds. */
import { atom } from 'nanostores';
import type { LiveState } from '#src/domain/card/live-state.ts';

export const $liveStates = atom<Readonly<Record<string, LiveState>>>({});

export const soldLabel = (): string => document.documentElement.dataset['live'] ?? '';
