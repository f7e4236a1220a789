/** Fired when an island has taken over a form. */
export const liveEvent = 'form:live';
