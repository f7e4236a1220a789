/** Spellings and words not used in the United States (REG-01). */
export const notAmerican: RegExp[] = [
  /\b\w*(?:colour|enquir|personalis|favourit|behaviour|neighbour|organis|recognis|realis|authoris|apologis|summaris|finalis(?!t)|cancell(?:ed|ing)|travelled|labelled|catalogu|cheque|centre|grey|aluminium|licen[c]e|programme|instalment|enrol\b)\w*/gi,
  /\b(?:tyres?|kilomet\w+|utes?|rego|drive away|bonnet|metres?|petrol|number plates?|postcodes?|mobile (?:number|phone)|hire purchase|GST|LMCT)\b/gi,
  /\d ?km\b/g,
  // Americans say "schedule"; "both books" is in a glove box comment.
  /(?<!\bboth )\bbook(?:s|ed|ings?)?\b/gi,
  /\bMiles on the clock\b/g,
  /\b(?:repayments?|ring (?:us|you|the|with)|(?:our|featured) stock|badge|boot lid|balloon at the end|p\.a\.(?=\W|$)|comparison rates?|workshops?)\b/gi,
];

export const foundNotAmerican = (text: string): string[] =>
  notAmerican.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: hit }) =>
      text.slice(Math.max(0, index - 40), index + hit.length + 30),
    ),
  );
