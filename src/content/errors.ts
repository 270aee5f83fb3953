import {
  ForbiddenError,
  NotFoundError,
  ParsingError,
  PreviewTokenExpiredError,
  PrismicError,
  RefExpiredError,
  RefNotFoundError,
} from '@prismicio/client';

/** Something the content service did that the site cannot work with. */
export class ContentError extends Error {
  override readonly name: string = 'ContentError';
}

/** The service answered with a status other than 2xx. */
export class UnexpectedStatusError extends ContentError {
  override readonly name = 'UnexpectedStatusError';
  readonly status: number;
  readonly url: string;

  constructor(status: number, url: string, options?: ErrorOptions) {
    super(`Unexpected status code [${status}] on ${withoutToken(url)}`, options);
    this.status = status;
    this.url = url;
  }
}

/** The service's metadata names no forms, or not the one every query goes through. */
export class FormError extends ContentError {
  override readonly name = 'FormError';
  constructor(missing: 'forms' | 'everything') {
    super(missing === 'forms' ? 'Unable to access to form' : 'Missing everything form');
  }
}

/** Checks what every query goes through. Throws `FormError`. */
export function checkForms(metadata: unknown): void {
  // Cast: whatever the service sent; only the presence of two keys is read.
  const { forms } = (metadata ?? {}) as { forms?: { everything?: unknown } };
  if (!forms) throw new FormError('forms');
  if (!forms.everything) throw new FormError('everything');
}

/** A bookmark that the service's metadata does not name. */
export class BookmarkError extends ContentError {
  override readonly name = 'BookmarkError';
  readonly bookmark: string;

  constructor(bookmark: string) {
    super('Error retrieving bookmarked id');
    this.bookmark = bookmark;
  }
}

/** Addresses end up in logs, tokens must not. */
function withoutToken(url: string): string {
  return url.replaceAll(/([?&]access_token=)[^&]*/g, '$1…');
}

/** Statuses the Prismic client turns into errors of its own, by their classes. */
const STATUS = [
  // These three extend ForbiddenError, so they come before it.
  [RefExpiredError, 410],
  [RefNotFoundError, 404],
  [PreviewTokenExpiredError, 404],
  [ParsingError, 400],
  [ForbiddenError, 401],
  [NotFoundError, 404],
] as const;

/** The application's own error for whatever a query threw; what is none of the service's stays. */
export function contentError(error: unknown): unknown {
  if (!(error instanceof PrismicError) || error.url === undefined) return error;
  const status = STATUS.find(([type]) => error instanceof type)?.[1];
  return status === undefined
    ? error
    : new UnexpectedStatusError(status, error.url, { cause: error });
}
