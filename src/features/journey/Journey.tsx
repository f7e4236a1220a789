/** One page of a journey, by plain forms alone (decision 043). Each template styles its parts (`page-journey.css`). */
import type { JourneyPageData } from '#src/view/journey/journey.page-data.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { JourneyBlocks } from './JourneyBlocks.tsx';
import { JourneyVehicleBox } from './JourneyVehicleBox.tsx';

export function Journey({ page }: { page: JourneyPageData }) {
  const { progress, done, heading, lede, blocks, vehicle, aside } = page;
  const hasAside = vehicle !== null || aside.length > 0;
  return (
    <div className={`wrap journey${hasAside ? '' : ' journey--narrow'}`}>
      <Top {...page} />
      <div className="journey__grid">
        <div className="journey__main">
          <Faults {...page} />
          {progress && <Progress {...progress} />}
          <div className={done === null ? 'journey__head' : 'journey__head journey__head--done'}>
            {done !== null && (
              <p className="journey__done">
                <Icon name="circle-check" />
                {done}
              </p>
            )}
            <h1 className="title">{heading}</h1>
            <p className="lede">{lede}</p>
          </div>
          <JourneyBlocks blocks={blocks} faults={page.faults} />
        </div>
        {hasAside && (
          <aside className="journey__aside" aria-label="Summary">
            {vehicle && <JourneyVehicleBox vehicle={vehicle} />}
            <JourneyBlocks blocks={aside} faults={[]} />
          </aside>
        )}
      </div>
    </div>
  );
}

function Top({ back, call }: Pick<JourneyPageData, 'back' | 'call'>) {
  if (!back && !call) return null;
  return (
    <p className={call ? 'journey__top journey__top--call' : 'journey__top'}>
      {back && (
        <a className="link" href={back.url}>
          <Icon name="arrow-left" />
          {back.label}
        </a>
      )}
      {call && (
        <a className="link" href={call.url} data-phone={call.masked}>
          <Icon name="phone" />
          {call.masked === undefined ? (
            call.label
          ) : (
            <>
              <span className="visually-hidden">Call </span>
              <span>{call.label}</span> <u>Show</u>
            </>
          )}
        </a>
      )}
    </p>
  );
}

/** Has the focus when the page comes, without a script; each line leads to its field in the same words. */
function Faults({ faults, formId }: Pick<JourneyPageData, 'faults' | 'formId'>) {
  if (faults.length === 0) return null;
  const [first] = faults;
  return (
    <div className="form__alert" role="alert" tabIndex={-1} autoFocus>
      {faults.length === 1 && first!.field === null ? (
        <p>{first!.text}</p>
      ) : (
        <>
          <p>Please fix the following errors:</p>
          <ul>
            {faults.map(({ field, text }) => (
              <li key={text}>{field === null ? text : <a href={`#${formId}-${field}`}>{text}</a>}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Progress({ parts, at, urls }: NonNullable<JourneyPageData['progress']>) {
  const hidden = (index: number) => index < at && !urls && <span className="visually-hidden">, done</span>;
  return (
    <div className="journey__steps">
      <p>
        Step {at + 1} of {parts.length}: <b>{parts[at]}</b>
      </p>
      <ol aria-label="Progress">
        {parts.map((part, index) => (
          <li
            key={part}
            className={index < at ? 'is-done' : undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {urls && index !== at ? (
              <a href={urls[index]}>{part}</a>
            ) : (
              <span>
                {part}
                {hidden(index)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
