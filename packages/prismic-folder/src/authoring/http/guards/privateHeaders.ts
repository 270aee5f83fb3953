/** Headers of everything the editor answers with: private, framed by itself only, never shared. */
export const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex',
} as const;

/** Data opened in a tab must not load anything. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'self'";
