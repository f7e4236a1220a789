/** Back closes the view before leaving the page. */
interface GalleryBrowser {
  history: Pick<History, 'pushState' | 'replaceState' | 'back' | 'state'>;
  addEventListener: (type: 'popstate', listener: () => void) => void;
}

type Step = { photos?: boolean } | null;

export function galleryHistory(browser: GalleryBrowser, close: () => void) {
  const { history } = browser;
  const isOpenStep = () => (history.state as Step)?.photos === true;
  // Reload or Forward may land on a closed view's entry.
  if (isOpenStep()) history.replaceState({ ...(history.state as object), photos: false }, '');
  browser.addEventListener('popstate', () => {
    if (!isOpenStep()) close();
  });
  return {
    opened() {
      if (!isOpenStep()) history.pushState({ ...(history.state as object), photos: true }, '');
    },
    closed() {
      if (isOpenStep()) history.back();
    },
  };
}
