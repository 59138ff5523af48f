/** What the boxes for race are called. The words of this table were collected for Dilo. */
export const racePhrases = {
  american_indian: `
indigena-
indi[oa] american-
nativ[oa] de alaska
alaska
`,
  asian: `
asiatic[oa]
`,
  black: `
negr[oa]
afroamerican[oa]
`,
  pacific_islander: `
hawai-
islas? del pacifico
`,
  white: `
blanc[oa]
`,
} as const;

/** What one calls oneself whom the form calls Hispanic or Latino. */
export const hispanicPhrases = `
hispan[oa]s?
latin[oa]s?
`;
