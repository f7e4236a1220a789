/** Read at page load: a click may change the URL before the live search's code arrives. */
export const servedPath = location.pathname.replace(/\/$/, '');
export const servedTitle = document.title;
