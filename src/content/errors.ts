import {
  ForbiddenError,
  NotFoundError,
  ParsingError,
  PreviewTokenExpiredError,
  PrismicError,
  RefExpiredError,
  RefNotFoundError,
} from '@prismicio/client';

/** A response of the content service that the site cannot use. */
export class ContentError extends Error {
  override readonly name: string = 'ContentError';
}

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

/** The service's metadata has no forms, or lacks the one every query uses. */
export class FormError extends ContentError {
  override readonly name = 'FormError';
  constructor(missing: 'forms' | 'everything') {
    super(missing === 'forms' ? 'Unable to access to form' : 'Missing everything form');
  }
}

/** Checks the form that every query uses. Throws `FormError`. */
export function checkForms(metadata: unknown): void {
  // Cast: unknown JSON, of which only two keys are read.
  const { forms } = (metadata ?? {}) as { forms?: { everything?: unknown } };
  if (!forms) throw new FormError('forms');
  if (!forms.everything) throw new FormError('everything');
}

/** A bookmark missing in the service's metadata. */
export class BookmarkError extends ContentError {
  override readonly name = 'BookmarkError';
  readonly bookmark: string;
  constructor(bookmark: string) {
    super('Error retrieving bookmarked id');
    this.bookmark = bookmark;
  }
}

/** Addresses are logged, tokens must not be. */
function withoutToken(url: string): string {
  return url.replaceAll(/([?&]access_token=)[^&]*/g, '$1…');
}

/** Statuses that the Prismic client turns into its own errors. */
const STATUS = [
  // These three extend ForbiddenError, so they come before it.
  [RefExpiredError, 410],
  [RefNotFoundError, 404],
  [PreviewTokenExpiredError, 404],
  [ParsingError, 400],
  [ForbiddenError, 401],
  [NotFoundError, 404],
] as const;

/** The application's error for one of the Prismic client; other errors stay. */
export function contentError(error: unknown): unknown {
  if (!(error instanceof PrismicError) || error.url === undefined) return error;
  const status = STATUS.find(([type]) => error instanceof type)?.[1];
  return status === undefined
    ? error
    : new UnexpectedStatusError(status, error.url, { cause: error });
}
