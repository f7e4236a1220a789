/** "Open now until 5:30 pm": "Until 5:30 pm"; "Opens Monday at 8:00 am": "Opens Mon 8 am". */
export const briefHours = (text: string): string =>
  text
    .replace(/^Open now until /, 'Until ')
    .replace(/^Closes soon, at /, 'Closes ')
    .replace(/ at (?=\d)/, ' ')
    .replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*day\b/, '$1')
    .replace(/:00\b/g, '');
