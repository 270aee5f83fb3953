import { Component, type ReactNode } from 'react';
import { Row } from '../layout/Stack.tsx';
import type { Elements } from '../Elements.ts';
import { Button } from '../controls/Button.tsx';
import * as styles from './messages.styles.ts';

interface BoundaryProps {
  /** What is in it, at the start of a sentence: 'The form'. */
  readonly name: string;
  /** What became of what was typed; by default that it is kept. */
  readonly note?: string;
  readonly look?: FailedProps['look'];
  /** Another value opens it again. */
  readonly resetKey?: unknown;
  readonly children: Elements;
}

/** The session of a document holds its edits, not what is rendered. */
const KEPT = 'What you typed is kept.';

/**
 * A part of the editor that fails to render says so in its own place; everything around it goes on. It can be
 * opened again, which renders it anew, and the window can be loaded anew.
 */
export function Boundary({ name, note = KEPT, look, resetKey, children }: BoundaryProps) {
  const fallback = (_error: unknown, again: () => void) => (
    <Failed
      label={name}
      sentence={`${name} has stopped working. `}
      note={note}
      again="Open again"
      onAgain={again}
      {...(look && { look })}
    />
  );
  return (
    <ErrorBoundary
      resetKey={resetKey}
      onError={(error) => console.error(`${name} failed.`, error)}
      fallback={fallback}
    >
      {children}
    </ErrorBoundary>
  );
}

interface FailedProps {
  readonly label?: string;
  readonly sentence: string;
  /** What became of what was typed; absent: nothing could be typed. */
  readonly note?: string;
  /** A block where the part around it has a margin, a row where it has none; alone in the window, its middle. */
  readonly look?: 'row' | 'block' | 'window';
  readonly again?: string;
  readonly onAgain: () => void;
}

/** Stands in for a part that stopped working, or did not load. */
export function Failed({
  label,
  sentence,
  note,
  look = 'block',
  again = 'Try again',
  onAgain,
}: FailedProps) {
  // Alone in the window it is the page, and its words are the title.
  const [Part, What] =
    look === 'window' ? (['main', 'h1'] as const) : (['section', 'strong'] as const);
  return (
    <Part className={styles.failed} data-look={look} {...(label && { 'aria-label': label })}>
      <div className={styles.sentence} role="alert">
        <What className={styles.what}>{sentence}</What>
        {note !== undefined && <span>{note}</span>}
      </div>
      <Row gap={16} wraps={8}>
        <Button onPress={onAgain}>{again}</Button>
        {note !== undefined && (
          <Button kind="text" onPress={() => window.location.reload()}>
            Reload the window
          </Button>
        )}
      </Row>
    </Part>
  );
}

interface ErrorBoundaryProps {
  /** Another value tries again. */
  readonly resetKey?: unknown;
  /** Shown in place of the children; nothing by default. `again` renders them anew. */
  readonly fallback?: (error: unknown, again: () => void) => ReactNode;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey?: unknown;
}

/** How often it is told in a row that its children fail: when they are rendered, and when they are removed. */
const MOST_FAILURES = 2;

/**
 * Replaces what fails to render, so that the page around it stays. Where the replacement fails as well, as in a part
 * of the page that was changed from outside, the next boundary around it has to.
 */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };
  private failures = 0;

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, failure: null };
  }

  override componentDidCatch(error: unknown) {
    this.failures += 1;
    this.props.onError(error);
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    // What failed of another key is told by `componentDidCatch`, which comes after this.
    if (!this.state.failure || resetKey !== this.props.resetKey) this.failures = 0;
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.failures >= MOST_FAILURES) throw failure.error;
    const again = () => {
      this.failures = 0;
      this.setState({ failure: null });
    };
    return this.props.fallback?.(failure.error, again) ?? null;
  }
}
