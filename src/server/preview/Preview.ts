/** A draft a visitor may read: a release by its id, or what a token of the hosted service shows. */
export type Preview =
  | { readonly kind: 'release'; readonly id: string }
  | { readonly kind: 'token'; readonly token: string };
