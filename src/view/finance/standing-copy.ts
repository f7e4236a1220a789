import type { ApplicationStanding, Decision } from '#src/domain/finance/application/decision.ts';

interface Who {
  lender: string;
  place: string;
  isPerson: boolean;
}

export interface StandingCopy {
  heading: string;
  lede: string;
  done: string;
  notDone: string;
  next: { when: string; what: string; text: string } | null;
}

export const standingCopy = (standing: ApplicationStanding, who: Who): StandingCopy => copies[standing](who);

const again = ({ isPerson }: Who): string =>
  isPerson ? 'You may ask it why.' : 'You may ask it why, and ask for a person to look again.';

const copies: Record<ApplicationStanding, (who: Who) => StandingCopy> = {
  received: ({ lender, place }) => ({
    heading: 'Sent. Not approved yet.',
    lede: `${place} has your application.`,
    done: `your answers are with ${place}, and with nobody else yet.`,
    notDone: `${lender} has not seen them, nor your payslips or credit file. The amount and the rate may change, and it may say no.`,
    next: null,
  }),
  in_progress: ({ lender, place }) => ({
    heading: `${lender} is deciding. Not approved yet.`,
    lede: `${place} has sent your application on. There is nothing that you need to do.`,
    done: `your answers are with ${place} and with ${lender}.`,
    notDone: `${lender} has not decided. The amount and the rate may change, and it may say no.`,
    next: {
      when: `Once ${lender} has decided`,
      what: 'You read it here',
      text: `And in an email, as soon as ${place} or ${lender} says so.`,
    },
  }),
  more_information: ({ lender, place }) => ({
    heading: `${lender} needs something more.`,
    lede: 'That is neither a yes nor a no: it cannot decide on what it has.',
    done: `your answers are with ${place} and with ${lender}.`,
    notDone: 'Something is missing. This page does not say what, since it may be about your money: ask by phone.',
    next: {
      when: 'Now',
      what: `Call ${place}`,
      text: 'They say what is missing and how to send it.',
    },
  }),
  approved: ({ lender, place }) => ({
    heading: `${lender} has said yes. Nothing is signed yet.`,
    lede: 'It is a yes to the answers that you gave. What binds you is the contract, and you have not signed one.',
    done: `${lender} has approved your application.`,
    notDone: 'The contract. Amount, rate and fees are final only in it.',
    next: {
      when: 'When you are ready',
      what: `Read the contract with ${place}`,
      text: 'Take the time you want. You sign, or you do not.',
    },
  }),
  declined: (who) => ({
    heading: 'Not this time.',
    lede: `${who.lender} cannot say yes on these answers. ${again(who)}`,
    done: `${who.lender} has looked at your answers.`,
    notDone: 'The reason stands with the lender, and not on this page.',
    next: {
      when: 'If you like',
      what: `Talk to ${who.place}`,
      text: 'About another amount, another car, or paying in another way. Nothing obliges you to.',
    },
  }),
};

export const decisionLabels = (lender: string): Record<Decision, string> => ({
  in_progress: `Sent to ${lender}`,
  more_information: `${lender} needs more information`,
  approved: `${lender} has approved it`,
  declined: `${lender} has declined it`,
});
