/** Card actions (CARD-04) with the page's own switches. */
import { memoize } from '#src/lib/memoize.ts';
import { cardActions, type CardAction, type CardActions } from '#src/domain/card/card-actions.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { testDriveLabel, testDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';

const order: CardAction['kind'][] = ['reserve', 'enquire', 'test-drive', 'find-similar'];

const withPageButtons = memoize((settings: PublicSettings): PublicSettings => {
  const {
    cards,
    buttons: { enquire, reserve },
  } = settings;
  return { ...settings, cards: { ...cards, buttons: { ...cards.buttons, enquire, viewDetails: false, reserve } } };
});

export function vehicleActions(vehicle: Vehicle, settings: PublicSettings, similarUrl: string): CardActions {
  const { buttons } = settings;
  const actions = cardActions(vehicle, withPageButtons(settings), 'list').map((action) =>
    action.kind === 'find-similar' ? { ...action, url: similarUrl } : action,
  );
  if (
    buttons.testDrive &&
    isAvailable(vehicle) &&
    !actions.some(({ kind }) => kind === 'test-drive') &&
    vehicle.itemType !== 'accessory'
  ) {
    actions.push({
      kind: 'test-drive',
      label: testDriveLabel(testDriveNoun(vehicle), settings),
      url: `${vehicleUrl(vehicle.slug)}#test-drive`,
    });
  }
  return actions
    .map((action) => onPage(action, vehicle))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

function onPage(action: CardAction, { slug }: Vehicle): CardAction {
  const page = `${vehicleUrl(slug)}#`;
  return action.url.startsWith(page) ? { ...action, url: action.url.slice(page.length - 1) } : action;
}
