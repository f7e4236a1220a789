/** Reservation and payment states and events (RES-07). `./forecourt schema` renders docs/reservation-states.md. */

/** `paid` also covers authorised and unrequired payments. */
type ReservationState = 'pending' | 'paid' | 'sold' | 'expired' | 'cancelled' | 'refunded';

/** -ing states await the gateway's confirmation. */
type PaymentState =
  | 'none'
  | 'asked'
  | 'authorised'
  | 'charged'
  | 'capturing'
  | 'captured'
  | 'releasing'
  | 'released'
  | 'refunding'
  | 'refunded';

export type State = `${ReservationState}/${PaymentState}`;

export const reservationEvents = {
  authorised: 'the gateway reports that the deposit is held on the card, and the vehicle is available',
  charged: 'the gateway reports that the deposit was charged, and the vehicle is available',
  'authorised-late':
    'the deposit is held on the card, but the vehicle is reserved by another shopper or sold, or the reservation was cancelled',
  'charged-late':
    'the deposit was charged, but the vehicle is reserved by another shopper or sold, or the reservation was cancelled',
  'returned-before': 'the gateway reports a payment that it has already reported as returned',
  unpayable: 'the gateway could not create a payment page',
  end: 'the payment page or the hold has expired',
  cancel: 'the shopper or the dealer cancels the reservation',
  sold: 'the dealer reports that the shopper has bought the vehicle',
  captured: 'the gateway reports that the held deposit was captured',
  released: 'the gateway or the card network released the held deposit',
  refunded: 'the gateway refunded the deposit',
} as const;

export type ReservationEvent = keyof typeof reservationEvents;
type Transitions = Partial<Record<ReservationEvent, State>>;

const late: Transitions = {
  'authorised-late': 'refunded/releasing',
  'charged-late': 'refunded/refunding',
  'returned-before': 'refunded/refunded',
};

export const stateTable: Partial<Record<State, Transitions>> = {
  'pending/asked': {
    authorised: 'paid/authorised',
    charged: 'paid/charged',
    ...late,
    unpayable: 'cancelled/asked',
    cancel: 'cancelled/asked',
    end: 'expired/asked',
  },
  // A late payment renews the hold if the vehicle is still free.
  'expired/asked': { authorised: 'paid/authorised', charged: 'paid/charged', ...late },
  'cancelled/asked': late,
  'paid/none': { cancel: 'cancelled/none', end: 'expired/none', sold: 'sold/none' },
  'paid/authorised': {
    cancel: 'cancelled/releasing',
    end: 'expired/releasing',
    sold: 'sold/capturing',
    captured: 'sold/captured',
    released: 'refunded/released',
  },
  'paid/charged': {
    cancel: 'cancelled/refunding',
    end: 'expired/refunding',
    sold: 'sold/captured',
    refunded: 'refunded/refunded',
  },
  // The dealer captured the deposit during its release.
  'expired/releasing': { released: 'expired/released', captured: 'expired/refunding' },
  'cancelled/releasing': { released: 'cancelled/released', captured: 'cancelled/refunding' },
  'refunded/releasing': { released: 'refunded/released', captured: 'refunded/refunding' },
  'expired/refunding': { refunded: 'expired/refunded' },
  'cancelled/refunding': { refunded: 'cancelled/refunded' },
  'refunded/refunding': { refunded: 'refunded/refunded' },
  'sold/capturing': { captured: 'sold/captured', released: 'sold/released' },
  'sold/captured': { refunded: 'sold/refunded' },
  // Before automatic refunds: the dealer refunds these in the gateway.
  'expired/charged': { refunded: 'expired/refunded' },
};

export const owedPayments: string[] = ['releasing', 'refunding', 'capturing'];

export const firstStates = { paid: 'pending/asked', free: 'paid/none' } as const satisfies Record<string, State>;

export function nextState(state: State, event: ReservationEvent): State | null {
  return stateTable[state]?.[event] ?? null;
}

export const statesBefore = (event: ReservationEvent): State[] =>
  (Object.keys(stateTable) as State[]).filter((state) => nextState(state, event) !== null);
