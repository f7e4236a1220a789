/** How far a journey has come: drawn once, styled by each template (`ui/steps.css`, `styles/steps.css`). */
import { Icon } from './Icon.tsx';

interface Props {
  labels: readonly string[];
  /** Index of the step that is shown. */
  current: number;
  /** Addresses of the other steps, where a shopper may go to any of them. */
  urls?: readonly string[] | undefined;
}

export function StepsBar({ labels, current, urls }: Props) {
  return (
    <div className="steps">
      <p>
        Step {current + 1} of {labels.length}: <b>{labels[current]}</b>
      </p>
      <ol aria-label="Progress">
        {labels.map((label, index) => (
          <li
            key={label}
            className={index < current ? 'is-done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <b aria-hidden="true">{index < current ? <Icon name="check" /> : index + 1}</b>
            {urls && index !== current ? (
              <a href={urls[index]}>{label}</a>
            ) : (
              <span>
                {label}
                {index < current && <span className="visually-hidden">, done</span>}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
