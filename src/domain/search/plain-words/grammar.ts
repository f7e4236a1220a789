/** Never searched for. */
import { compact } from './compact.ts';

const list = (words: string): string[] => words.split(' ');

const joints = new Set(list('or and nor vs versus , & and/or'));
const articles = list('a an the any some this that these those');
const placing = list(
  'in at on of to by from near nearby around close closest nearest located based local within next next-to here there me my',
);
const requestWords = list(
  'i im we us our you your it its is are be was who which what whats where how have has had having do does did can could would will should get gets got show find search list see give buy buying looking look want wanted wanting need needing needs after something anything all every both either each please thanks for with without sale stock available selection options only just really very like prefer preferably ideally',
);
const vehicles = list(
  'car cars vehicle vehicles motorcycle motorcycles bike bikes model models price priced prices cost costing costs transmission gearbox engine drive fuel condition odometer odo mileage clock travelled traveled driven tare',
);
const functionWords = new Set([
  ...articles,
  ...placing,
  ...requestWords,
  ...vehicles,
  'as',
  'if',
  'so',
  'than',
  'then',
  'but',
  'about',
  'up',
  'over',
  'under',
  'above',
  'below',
  'more',
  'less',
  'plus',
  'too',
  'also',
]);
const loose = new Set(list('as if so than then about up plus'));

const plain = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N},&]+|[^\p{L}\p{N},&]+$/gu, '');

export const isJoint = (word: string): boolean => joints.has(plain(word));

export const isArticle = (word: string): boolean => articles.includes(plain(word));

/** Never in a longer name: "ranger over 50k" isn't a Range Rover. */
export const isGrammar = (word: string): boolean => isJoint(word) || functionWords.has(plain(word));

export function significantTerms(text: string): string[] {
  const found = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return found.filter(
    (word, at) =>
      !isGrammar(word) ||
      loose.has(plain(word)) ||
      (compact(word).length === 1 && /^class$/i.test(found[at + 1] ?? '')),
  );
}
