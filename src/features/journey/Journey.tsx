/** Plain forms only (decision 043). */
import type { JourneyPageData } from '#src/view/journey/journey.page-data.ts';
import { ErrorAlert } from '#src/ui/ErrorAlert.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { StepsBar } from '#src/ui/StepsBar.tsx';
import { JourneyBlocks } from './JourneyBlocks.tsx';
import { JourneyVehicleBox } from './JourneyVehicleBox.tsx';

export function Journey({ page }: { page: JourneyPageData }) {
  const { progress, done, heading, lede, faults, formId, blocks, vehicle, aside } = page;
  const hasAside = vehicle !== null || aside.length > 0;
  return (
    <div className={`wrap journey${hasAside ? '' : ' journey--narrow'}`}>
      <Top {...page} />
      <div className="journey__grid">
        <div className="journey__main">
          <ErrorAlert
            faults={faults.map(({ field, text }) => ({ text, fieldId: field === null ? null : `${formId}-${field}` }))}
            isFirst
          />
          {progress && (
            <StepsBar labels={progress.parts} current={progress.at} urls={progress.urls} done={progress.done} />
          )}
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
          <JourneyBlocks blocks={blocks} faults={faults} />
        </div>
        {hasAside && (
          <aside className="journey__aside" aria-label="Summary">
            {vehicle && <JourneyVehicleBox vehicle={vehicle} />}
            <JourneyBlocks blocks={aside} faults={[]} />
          </aside>
        )}
      </div>
      {page.call && <Call {...page.call} />}
    </div>
  );
}

function Top({ back }: Pick<JourneyPageData, 'back'>) {
  return (
    back && (
      <p className="journey__top">
        <a className="link" href={back.url}>
          <Icon name="arrow-left" />
          {back.label}
        </a>
      </p>
    )
  );
}

function Call({ label, url, masked }: NonNullable<JourneyPageData['call']>) {
  return (
    <a className="journey__call" href={url} data-phone={masked} data-number={masked ?? label}>
      <Icon name="phone" />
      <span className="visually-hidden">Call </span>
      <span>{label}</span>
      {masked !== undefined && <u>Show</u>}
    </a>
  );
}
