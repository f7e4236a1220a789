/**
 * Stands in for the query-string library that InstantSearch's own router would use; our router reads
 * and writes addresses itself.
 */
const unused = (): never => {
  throw new Error('This site reads addresses with its own router.');
};

const noParser = { parse: unused, stringify: unused };

export { noParser as default };
