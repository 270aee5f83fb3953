import type { Elements } from '#ui/Elements.ts';

/** Parts beside the page that know the document. */
export interface WorkspaceParts {
  readonly form: Elements;
  /** The tab of the document that the form shows. */
  readonly tab: string | null;
  readonly more: Elements;
  readonly review: Elements;
  /** Above the page: which of several pages that show the document; null: there is one only. */
  readonly views: Elements;
  /** Shows both versions of a conflict. */
  readonly onChoose: () => void;
  readonly onReview: () => void;
  readonly onHelp: () => void;
  readonly onGoTo: () => void;
  readonly onPreview: () => void;
}
