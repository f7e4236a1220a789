/**
 * All states and events of a reservation and its payment (RES-07). `npm run states` renders this into
 * docs/reservation-states.md.
 */

/** `paid` holds the vehicle, whether money was captured, authorised or not required. */
type ReservationState = 'pending' | 'paid' | 'sold' | 'expired' | 'cancelled' | 'refunded';

/** States ending in -ing are requested from the gateway until confirmed. */
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
  authorised: 'the gateway says that the card holds the deposit, and the vehicle is free for it',
  charged: 'the gateway says that the deposit was taken, and the vehicle is free for it',
  'authorised-late': 'the card holds the deposit, but the vehicle is somebody else’s, sold, or was given up',
  'charged-late': 'the deposit was taken, but the vehicle is somebody else’s, sold, or was given up',
  'returned-before': 'a payment is heard of whose return was heard of before',
  unpayable: 'the gateway could not make a payment page',
  end: 'the time is over: of the payment page, or of the hold',
  cancel: 'the shopper or the dealer ends it',
  sold: 'the dealer says that its shopper has bought the vehicle',
  captured: 'the gateway says that the held deposit was taken',
  released: 'the gateway or the card’s network has let go of the held deposit',
  refunded: 'the gateway has given the deposit back',
} as const;

export type ReservationEvent = keyof typeof reservationEvents;
type Ways = Partial<Record<ReservationEvent, State>>;

const late: Ways = {
  'authorised-late': 'refunded/releasing',
  'charged-late': 'refunded/refunding',
  'returned-before': 'refunded/refunded',
};

export const stateTable: Partial<Record<State, Ways>> = {
  'pending/asked': {
    authorised: 'paid/authorised',
    charged: 'paid/charged',
    ...late,
    unpayable: 'cancelled/asked',
    cancel: 'cancelled/asked',
    end: 'expired/asked',
  },
  // A payment may be reported late; the hold is renewed if the vehicle is still free.
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
  // The dealer captured a deposit that was being released.
  'expired/releasing': { released: 'expired/released', captured: 'expired/refunding' },
  'cancelled/releasing': { released: 'cancelled/released', captured: 'cancelled/refunding' },
  'refunded/releasing': { released: 'refunded/released', captured: 'refunded/refunding' },
  'expired/refunding': { refunded: 'expired/refunded' },
  'cancelled/refunding': { refunded: 'cancelled/refunded' },
  'refunded/refunding': { refunded: 'refunded/refunded' },
  'sold/capturing': { captured: 'sold/captured', released: 'sold/released' },
  'sold/captured': { refunded: 'sold/refunded' },
  // From before automatic refunds: the dealer refunds these in the gateway.
  'expired/charged': { refunded: 'expired/refunded' },
};

export const owedPayments: string[] = ['releasing', 'refunding', 'capturing'];

export const firstStates = { paid: 'pending/asked', free: 'paid/none' } as const satisfies Record<string, State>;

export function nextState(state: State, event: ReservationEvent): State | null {
  return stateTable[state]?.[event] ?? null;
}

export const statesBefore = (event: ReservationEvent): State[] =>
  (Object.keys(stateTable) as State[]).filter((state) => nextState(state, event) !== null);
