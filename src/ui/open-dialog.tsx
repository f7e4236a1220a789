import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadDialogStyle } from './dialog-style.ts';
import { Icon } from './Icon.tsx';

type Content = (close: () => void) => ReactNode;

export async function openDialog(title: string, content: Content): Promise<void> {
  await loadDialogStyle();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await new Promise<void>((closed) => {
    root.render(<Dialog title={title} content={content} onClose={closed} />);
  });
  root.unmount();
  host.remove();
}

interface DialogProps {
  title: string;
  content: Content;
  onClose: () => void;
}

const titleId = 'dialog-title';

function Dialog({ title, content, onClose }: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const close = (): void => dialogRef.current?.close();
  useLayoutEffect(() => {
    // The browser returns the focus on closing.
    dialogRef.current?.showModal();
    titleRef.current?.focus();
  }, []);
  const pressed = ({ target, currentTarget }: MouseEvent): void => {
    // Backdrop clicks target the dialog itself.
    if (target === currentTarget) close();
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keyboards have Escape and the button
    <dialog className="info-dialog" aria-labelledby={titleId} ref={dialogRef} onClose={onClose} onClick={pressed}>
      <div className="info-dialog__head">
        <h2 id={titleId} tabIndex={-1} ref={titleRef}>
          {title}
        </h2>
        <button className="icon-button" type="button" aria-label="Close" onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <div className="info-dialog__body dialog-content">
        <Body content={content} close={close} />
      </div>
    </dialog>
  );
}

const Body = ({ content, close }: { content: Content; close: () => void }) => content(close);
