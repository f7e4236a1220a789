/** Dealers as the report's tests need them. */
import type { LastFailure } from '#src/generator/last-failure.ts';
import type { DealerFacts } from '#src/generator/operator-report/dealer-facts.ts';
import type { DealerState, SiteState } from '#src/generator/operator-report/report-data.ts';
import type { DealerLeads } from '#src/server/follow-up/dealer-leads.ts';
import { aTenant, now } from '../../../fixtures/vehicles.ts';

export const hour = 3_600_000;

export const aFacts = (parts: Partial<DealerFacts> = {}): DealerFacts => ({
  version: 1,
  name: 'A Cars',
  state: 'NSW',
  town: 'Penrith',
  source: 'url',
  host: 'feeds.example',
  refresh: aTenant().settings.stock.refresh,
  mode: 'refresh',
  at: now - hour,
  seconds: 1,
  feed: { bytes: 'b', fields: 'f' },
  changedAt: now - 2 * hour,
  onSale: 100,
  coverage: {
    price: { having: 100, without: [] },
    photos: { having: 100, without: [] },
    comments: { having: 100, without: [] },
  },
  longStanding: [],
  page: { path: 'cars/a.html', hash: 'h', kilobytes: 50 },
  result: { rows: 100, vehicles: 100, rejected: 0, pages: 120, bytes: 1e6, warnings: [], notes: [] },
  newWarnings: [],
  ...parts,
});

export const aSite = ({
  facts,
  ...parts
}: Partial<Omit<SiteState, 'facts'>> & { facts?: Partial<DealerFacts> } = {}): SiteState => ({
  facts: aFacts(facts),
  refreshedAt: now - hour,
  days: [],
  changed: null,
  rejected: [],
  leftOut: [],
  pinned: null,
  ...parts,
});

export const aState = (parts: Partial<DealerState> = {}): DealerState => ({
  slug: 'a-cars',
  name: 'A Cars',
  site: aSite(),
  failure: null,
  leads: null,
  ...parts,
});

export const aFailure = (parts: Partial<LastFailure> = {}): LastFailure => ({
  kind: 'Error',
  message: 'It broke.',
  at: now - hour,
  since: now - 3 * hour,
  times: 2,
  ...parts,
});

export const someLeads = (parts: Partial<DealerLeads> = {}): DealerLeads => ({
  count: 3,
  undelivered: [],
  times: null,
  locations: [],
  ...parts,
});
