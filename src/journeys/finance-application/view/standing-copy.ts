import type { ApplicationStanding, Decision } from '#src/domain/finance/decision.ts';

interface Who {
  lender: string;
  place: string;
  isPerson: boolean;
}

export interface StandingCopy {
  heading: string;
  lede: string;
  done: string;
  pending: { label: string; text: string };
  next: { when: string; what: string; text: string } | null;
}

export const standingCopy = (standing: ApplicationStanding, who: Who): StandingCopy => copies[standing](who);

const again = ({ isPerson }: Who): string =>
  isPerson ? 'You can ask why.' : 'You can ask why, and ask for a person to review it.';

const copies: Record<ApplicationStanding, (who: Who) => StandingCopy> = {
  received: ({ lender, place }) => ({
    heading: 'Sent. Not approved yet.',
    lede: `${place} has your application.`,
    done: `your answers are with ${place}, and no one else yet.`,
    pending: {
      label: 'Not final yet:',
      text: `${lender} hasn’t seen your answers, payslips or credit file. The amount and rate may change, and your application may be declined.`,
    },
    next: null,
  }),
  in_progress: ({ lender, place }) => ({
    heading: `${lender} is deciding. Not approved yet.`,
    lede: `${place} has sent your application on. There’s nothing you need to do.`,
    done: `your answers are with ${place} and ${lender}.`,
    pending: {
      label: 'Not final yet:',
      text: `${lender} hasn’t decided. The amount and rate may change, and your application may be declined.`,
    },
    next: {
      when: `Once ${lender} has decided`,
      what: 'You’ll see it here',
      text: `And in an email, as soon as ${place} or ${lender} confirms it.`,
    },
  }),
  more_information: ({ lender, place }) => ({
    heading: `${lender} needs more information.`,
    lede: 'That’s neither a yes nor a no. The lender can’t decide based on what it has so far.',
    done: `your answers are with ${place} and ${lender}.`,
    pending: {
      label: 'Waiting on you:',
      text: 'Something is missing. We don’t show what it is here because it may be about your finances. Please call to ask.',
    },
    next: {
      when: 'Now',
      what: `Call ${place}`,
      text: 'They’ll tell you what’s missing and how to send it.',
    },
  }),
  approved: ({ lender, place }) => ({
    heading: `${lender} has said yes. Nothing is signed yet.`,
    lede: 'It’s a yes based on the answers you gave. Only the contract is binding, and you haven’t signed one.',
    done: `${lender} has approved your application.`,
    pending: {
      label: 'Still to sign:',
      text: 'The contract. The amount, rate and fees are only final once you’ve signed it.',
    },
    next: {
      when: 'When you’re ready',
      what: `Read the contract with ${place}`,
      text: 'Take your time. You decide whether to sign.',
    },
  }),
  declined: (who) => ({
    heading: 'Not this time.',
    lede: `${who.lender} can’t say yes based on these answers. ${again(who)}`,
    done: `${who.lender} has looked at your answers.`,
    pending: { label: 'Please note:', text: 'The reason isn’t shown here. Ask the lender.' },
    next: {
      when: 'If you like',
      what: `Talk to ${who.place}`,
      text: 'About a different amount, a different car or another way to pay. You don’t have to.',
    },
  }),
};

export const decisionLabels = (lender: string): Record<Decision, string> => ({
  in_progress: `Sent to ${lender}`,
  more_information: `${lender} needs more information`,
  approved: `${lender} has approved it`,
  declined: `${lender} has declined it`,
});
