import type { Elements } from '#ui/Elements.ts';

/** Parts beside the page that know the document. */
export interface WorkspaceParts {
  readonly form: Elements;
  readonly more: Elements;
  readonly review: Elements;
  /** Above the page: which of several pages that show the document; null: there is one only. */
  readonly views: Elements;
  /** Opens what the state in the bar asks for; absent: nothing. */
  readonly onState: (() => void) | undefined;
  readonly onReview: () => void;
  readonly onHelp: () => void;
  readonly onGoTo: () => void;
  readonly onPreview: () => void;
}
