/** For fields in which no prose is typed: nothing is completed, corrected, or written with a capital letter. */
export const plainTyping = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
