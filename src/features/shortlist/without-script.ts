export const withoutScript = 'This list is kept by your browser, which needs JavaScript to show it.';
