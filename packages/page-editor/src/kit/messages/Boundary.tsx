import { Component } from 'react';
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

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey?: unknown;
}

/** How often in a row its children fail before it does: when they are rendered, and when they are removed. */
const MOST_FAILURES = 2;

/**
 * A part of the editor that fails to render says so in its own place; everything around it goes on. It can be
 * opened again, which renders it anew, and the window can be loaded anew. Where what is said fails as well, as in a part
 * of the page that was changed from outside, the next boundary around it says so.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };
  private failures = 0;

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, failure: null };
  }

  override componentDidCatch(error: unknown) {
    this.failures += 1;
    console.error(`${this.props.name} failed.`, error);
  }

  override componentDidUpdate({ resetKey }: BoundaryProps) {
    // What failed of another key is told by `componentDidCatch`, which comes after this.
    if (!this.state.failure || resetKey !== this.props.resetKey) this.failures = 0;
  }

  override render() {
    const { failure } = this.state;
    const { name, note = KEPT, look, children } = this.props;
    if (!failure) return children;
    if (this.failures >= MOST_FAILURES) throw failure.error;
    return (
      <Failed
        label={name}
        sentence={`${name} has stopped working. `}
        note={note}
        again="Open again"
        onAgain={() => {
          this.failures = 0;
          this.setState({ failure: null });
        }}
        {...(look && { look })}
      />
    );
  }
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
