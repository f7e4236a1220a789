/**
 * The path and the title with which the server sent this page. They are read while the page loads: by the time the live
 * search's code arrives, a press may have changed the URL.
 */
export const servedPath = location.pathname.replace(/\/$/, '');
export const servedTitle = document.title;
