export const liveEvent = 'form:live';
