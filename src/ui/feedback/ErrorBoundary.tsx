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

/** Replaces what fails to render, so that the page around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, failure: null };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const again = () => this.setState({ failure: null });
    return this.props.fallback?.(failure.error, again) ?? null;
  }
}
