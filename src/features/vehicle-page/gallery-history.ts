/** The open full screen is a step of the history of its own: the way back closes it before it leaves the page. */
interface GalleryBrowser {
  history: Pick<History, 'pushState' | 'replaceState' | 'back' | 'state'>;
  addEventListener: (type: 'popstate', listener: () => void) => void;
}

type Step = { photos?: boolean } | null;

export function galleryHistory(browser: GalleryBrowser, close: () => void) {
  const { history } = browser;
  const isOpenStep = () => (history.state as Step)?.photos === true;
  // A reload, or the way forward, may land on the step of a full screen that is closed.
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
