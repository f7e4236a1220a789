type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>;

/** A click that asks for no other tab or window. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey, button }: Click): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0;
