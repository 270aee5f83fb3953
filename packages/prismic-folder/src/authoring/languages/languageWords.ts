/** The name of a language by its id: 'French (France)' for `fr-fr`; the id if nobody knows it. */
export function languageWords(id: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(id) ?? id;
  } catch {
    return id;
  }
}
