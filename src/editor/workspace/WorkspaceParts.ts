import type { ReactNode } from 'react';

/** Parts beside the page that know the document. */
export interface WorkspaceParts {
  readonly form: ReactNode;
  readonly more: ReactNode;
  readonly review: ReactNode;
  /** Above the page: which of several pages that show the document; null: there is one only. */
  readonly views: ReactNode;
  /** Opens what the state in the bar asks for; absent: nothing. */
  readonly onState: (() => void) | undefined;
  readonly onReview: () => void;
  readonly onHelp: () => void;
  readonly onGoTo: () => void;
  readonly onPreview: () => void;
}
