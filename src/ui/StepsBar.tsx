import { Icon } from './Icon.tsx';

interface Props {
  labels: readonly string[];
  current: number;
  urls?: readonly string[] | undefined;
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
