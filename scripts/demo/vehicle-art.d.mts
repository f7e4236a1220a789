/** Names of the bodies, paints and views that can be drawn. */
export const bodies: string[];
export const paints: string[];
export const views: string[];

/** The views that exist for a body: a caravan has no head light, a motorcycle no cabin. */
export function viewsFor(body: string): string[];

export interface Picture {
  body: string;
  paint?: string;
  view?: string;
  /** Pictures of one seed share backdrop, wheels and trim. */
  seed?: number | string;
  /** Which variant of a body (the ute's tray is 0); -1 is the plain one. Default: by the seed's odds. */
  variant?: number;
  /** Lit by one lamp in a dark room, whose colour the picture's edges have. */
  night?: boolean;
}

/** A studio picture as SVG text, 1600 by 1067. Throws on an unknown body, paint or view. */
export function vehicleSvg(picture: Picture): string;
