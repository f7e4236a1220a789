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
  onClick?: MouseEventHandler | undefined;
}

/** A single error is an alert without a list. */
export function ErrorAlert({ faults, className = '', isFirst = false, ref, onClick }: Props) {
  const [first] = faults;
  if (!first) return null;
  return (
    <div
      className={`form__alert ${className}`.trim()}
      role="alert"
      tabIndex={-1}
      autoFocus={isFirst}
      ref={ref}
      onClick={onClick}
    >
      {faults.length === 1 ? (
        <p>
          <ErrorText {...first} />
        </p>
      ) : (
        <>
          <p>Please fix the following errors:</p>
          <ul>
            {faults.map(({ text, fieldId }) => (
              <li key={fieldId ?? text}>
                <ErrorText text={text} fieldId={fieldId} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const ErrorText = ({ text, fieldId }: ListedError) => (fieldId === null ? text : <a href={`#${fieldId}`}>{text}</a>);
