type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>;

export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey, button }: Click): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0;
