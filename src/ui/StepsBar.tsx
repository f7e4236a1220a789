/** How far a journey has come: drawn once, styled by each template (`ui/steps.css`, `styles/steps.css`). */
import { Icon } from './Icon.tsx';

interface Props {
  labels: readonly string[];
  /** Index of the step that is shown. */
  current: number;
  /** Addresses of the other steps, where a shopper may go to any of them. */
  urls?: readonly string[] | undefined;
  /** Which steps have an answer. Default: those before the one that is shown. */
  done?: readonly boolean[] | undefined;
}

export function StepsBar({ labels, current, urls, done }: Props) {
  const isDone = (index: number): boolean => index !== current && (done ? done[index] === true : index < current);
  return (
    <div className="steps">
      <p>
        Step {current + 1} of {labels.length}: <b>{labels[current]}</b>
      </p>
      <ol aria-label="Progress">
        {labels.map((label, index) => (
          <li
            key={label}
            className={isDone(index) ? 'is-done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <b aria-hidden="true">{isDone(index) ? <Icon name="check" /> : index + 1}</b>
            {urls && index !== current ? (
              <a href={urls[index]}>{label}</a>
            ) : (
              <span>
                {label}
                {isDone(index) && <span className="visually-hidden">, done</span>}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
