/** Error summary (FORM-03, WCAG 3.3.1). */
import type { MouseEventHandler, Ref } from 'react';

interface ListedError {
  text: string;
  fieldId: string | null;
}

interface Props {
  faults: ListedError[];
  className?: string;
  /** Takes the focus on page load without scripts. */
  isFirst?: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
  /** Of the links to fields. */
  onClick?: MouseEventHandler | undefined;
}

export function ErrorAlert({ faults, className = '', isFirst = false, ref, onClick }: Props) {
  const [first] = faults;
  if (!first) return null;
  return (
    <div
      className={`form__alert ${className}`.trim()}
      role="alert"
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- screen readers start at the errors of a form sent without scripts
      autoFocus={isFirst}
      ref={ref}
    >
      {faults.length === 1 ? (
        <p>
          <ErrorText {...first} onClick={onClick} />
        </p>
      ) : (
        <>
          <p>Please fix the following errors:</p>
          <ul>
            {faults.map(({ text, fieldId }) => (
              <li key={fieldId ?? text}>
                <ErrorText text={text} fieldId={fieldId} onClick={onClick} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const ErrorText = ({ text, fieldId, onClick }: ListedError & Pick<Props, 'onClick'>) =>
  fieldId === null ? (
    text
  ) : (
    <a href={`#${fieldId}`} onClick={onClick}>
      {text}
    </a>
  );
