/**
 * Forms that no native speaker would write, with replacements. Each is precise enough to be an error in comments,
 * messages, copy, test titles, docs and commit subjects.
 */
export const bannedForms = [
  [
    /\b(?:stands?|stood|standing) (?:in(?! for\b)|on|at|beside|under|above|below|there|here|alone|only|where|first|last)\b/i,
    'is, appears, applies, is stored',
  ],
  [/\b(?:is|are|was|were|be|been|being) told\b(?! apart)/i, 'shows, reports, warns; or say who learns what'],
  [/\btells? of\b/i, 'reports, lists'],
  [/\b(?:whoever|somebody|everybody)\b|(?<!["'`])\bnobody\b(?!["'`])/i, 'anyone, no one, everyone, another shopper'],
  [
    /\b(?:a|an|the|every|each|no) \w+ of (?:its|his|her|their|our|your|one’s|one's) own\b(?! (?!and|or|that|which|who|to|for|in|is|was)\w)/i,
    'its own …, a separate …, a custom …',
  ],
  [/\b(?:once more|as ever|anew)\b/i, 'again'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bgo(?:es)? on (?:with|to|from|as|after|at|in|by)\b|\bwent on\b/i, 'continue'],
  [/\b(?:taken|took|takes?) back\b/i, 'revert, withdraw, restore'],
  [/\b(?:gave|gives?|given) (?:it|the \w+|them) up\b/i, 'cancelled, abandoned'],
  [/\b(?:is|are|was|were) (?:not )?to be (?:had|seen|found|read|known|gone)\b/i, 'can be …; or name the thing'],
  [/\blike (?:it|them|this one) (?:lie|stand)s?\b/i, 'similar …'],
  [/\bthe way (?:to|back|there) (?:is|leads|goes)\b/i, 'the link, the route, the rollback'],
  [/\bby (?:its|their|whose) words\b|\bin words of\b/i, 'by its label, by its copy'],
  [/\b(?:that|which|who) (?:is|are) (?:gone|left over)\b/i, 'removed, remaining'],
  [/\bof what (?:is|was|has|have|it|they)\b/i, 'the name of the thing'],
  [
    /\b(?:says|said) (?:which|what|whether|nothing of)\b|(?<!\b(?:if|unless|when|where|once)\b.{0,80})\b(?:says|said) so\b/i,
    'shows, names, reports, confirms',
  ],
  [/(?:^|[.:;!] )(?:What|Whoever|Whatever|Wherever) [^.?!]*[.;:]/, 'a noun or an imperative first'],
  [/\bso (?:many|much) (?:days|hours|minutes|seconds|pages|rows|cars)\b/i, 'this many days'],
  [/\be-mail/i, 'email'],
  [/\bkept (?:as|for) (?:it|they) (?:is|are|was|were)\b/i, 'left unchanged'],
];
