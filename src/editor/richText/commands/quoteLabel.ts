/** The label for quotations, if the model has one. */
export function quoteLabel(labels: readonly string[]): string | undefined {
  return labels.find((label) => /^(block|pull)?[-_ ]?quot(e|ation)$/i.test(label));
}
