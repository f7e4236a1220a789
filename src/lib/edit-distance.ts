/** Edits (insert, delete, replace, swap neighbours), at most `limit` + 1. With `asPrefix`, the token may be longer. */
export function editDistance(word: string, token: string, limit: number, asPrefix = false): number {
  const width = Math.min(token.length, word.length + limit);
  if (word.length - token.length > limit || (!asPrefix && token.length > width)) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const isSame = word[row - 1] === token[column - 1];
      let cost = Math.min(above[column]! + 1, line[column - 1]! + 1, above[column - 1]! + Number(!isSame));
      if (row > 1 && column > 1 && word[row - 1] === token[column - 2] && word[row - 2] === token[column - 1])
        cost = Math.min(cost, before[column - 2]! + 1);
      line.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = above;
    above = line;
  }
  return Math.min(limit + 1, asPrefix ? Math.min(...above) : above[width]!);
}

/** None in words with digits: i20 is not i30. */
export const editsAllowed = (word: string): number =>
  /\d/.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
