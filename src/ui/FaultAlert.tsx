/** What is wrong with what was sent (FORM-03, WCAG 3.3.1): one drawing of it for every form and journey. */
import type { MouseEventHandler, Ref } from 'react';

interface ListedFault {
  text: string;
  /** The id of the field that it belongs to; null where it belongs to all. */
  fieldId: string | null;
}

interface Props {
  faults: ListedFault[];
  /** Besides its own. */
  className?: string;
  /** Whether it has the focus when the page comes, without a script. Default: a script gives it. */
  isFirst?: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
  onClick?: MouseEventHandler | undefined;
}

/** In the order given, each with a link to its field; a single one is an alert of its own, without a list. */
export function FaultAlert({ faults, className = '', isFirst = false, ref, onClick }: Props) {
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
          <FaultText {...first} />
        </p>
      ) : (
        <>
          <p>Please fix the following errors:</p>
          <ul>
            {faults.map(({ text, fieldId }) => (
              <li key={fieldId ?? text}>
                <FaultText text={text} fieldId={fieldId} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const FaultText = ({ text, fieldId }: ListedFault) => (fieldId === null ? text : <a href={`#${fieldId}`}>{text}</a>);
