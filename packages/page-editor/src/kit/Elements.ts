import type { ReactElement } from 'react';

/**
 * What may be rendered beside a text or another element: elements, but no text, which would have no
 * element of its own (docs/decisions/translated-pages.md).
 */
export type Elements = ReactElement | null | undefined | boolean | readonly Elements[];
