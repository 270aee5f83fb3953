import { Component, type ReactNode } from 'react';

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
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
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

  override componentDidUpdate() {
    if (!this.state.failure) this.failures = 0;
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
