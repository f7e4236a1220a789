import type { sharedPages } from './pages/shared.ts';
import type { showroomFrame } from './showroom/frame.ts';
import type { showroomPages } from './showroom/template.ts';

export type Template = typeof showroomPages & Partial<typeof sharedPages>;
export type Frame = typeof showroomFrame;
