/** A word that this project does not use, and what it says instead. */
export interface Term {
  /** Matches the word where it is wrong. Lookarounds exclude its technical and everyday uses. */
  readonly pattern: RegExp;
  readonly instead: string;
}

/**
 * Pronouns that stand for a noun before them. Readers must look back for it, so the text names it again. The check rejects them in
 * Markdown, and in comments, test titles and sentences of TypeScript.
 */
export const pronouns: readonly Term[] = [
  { pattern: /\b(?:that|those)\s+of\b/gi, instead: 'the noun again' },
  {
    pattern: /(?<!\b(?:all|any|both|each|either|many|most|neither|none|one|some)\s+)\bof\s+which\b/gi,
    instead: 'a sentence of its own',
  },
];

/** The words that the prose check rejects. */
export const terms: readonly Term[] = [
  // Diagnostics
  { pattern: /\btold\b|\btells?\b(?! apart| them apart)/gi, instead: 'reports, says or shows' },
  { pattern: /\bfault(?:s|y)?\b(?!-)/gi, instead: 'error, diagnostic or defect' },
  { pattern: /\bslips?\b/gi, instead: 'typo' },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: 'fix or recover' },
  { pattern: /\b(?:is|are|was|were) asked\b/gi, instead: 'is expected, required or requested' },
  { pattern: /\bleads? nowhere\b/gi, instead: 'does not exist or matches no page' },

  // Values
  {
    pattern: /(?<!\b(?:team|staff|board|family|union) )\bmembers?\b(?! of the (?:team|board))/gi,
    instead: 'property',
  },
  { pattern: /\blist entr(?:y|ies)\b|\bentr(?:y|ies) of (?:a|the) list\b/gi, instead: 'array item' },
  { pattern: /(?<!\bhello,? |\breal-|\breal )\bworlds?\b(?!-)/gi, instead: 'fixture site' },

  // Verbs
  { pattern: /\bstands?\b(?! for\b| out\b| alone\b|-)/gi, instead: 'is, appears or is used' },
  { pattern: /\blies\b/gi, instead: 'is' },
  { pattern: /\b(?:has|have|had) not (?:the|a|an)\b/gi, instead: 'does not have' },
  {
    pattern: /(?<!\bthere )\b(?:is|are) no (?!longer|more|less|better|worse|different|matter)\w+/gi,
    instead: 'is not a …',
  },
  { pattern: /\b(?:take|takes|taken|took|taking) (?:\w+ )?away\b/gi, instead: 'remove' },
  { pattern: /\bspeaks? of\b/gi, instead: 'mention' },
  { pattern: /\bgoes (?:on )?behind\b/gi, instead: 'follows' },
  { pattern: /\b(?:is|are) to blame\b/gi, instead: 'causes it' },

  // Bookish words
  { pattern: /\bbeside\b/gi, instead: 'next to, with or besides' },
  { pattern: /\banew\b/gi, instead: 'again' },
  { pattern: /\bin vain\b/gi, instead: 'without result' },
  { pattern: /\b(?:there|here|where)(?:of|from|upon|unto|in|with)\b/gi, instead: 'of it, from it, in it' },
  {
    pattern: /\b(?:whence|hence|thence|hitherto|henceforth|lest|whilst|nought|naught|albeit)\b/gi,
    instead: 'a common word',
  },
  { pattern: /\bbut for\b/gi, instead: 'except' },
  { pattern: /\bfrom without\b/gi, instead: 'from outside' },
  { pattern: /^Here (?:is|are|stands?|lies?) /g, instead: 'a subject first' },
];
