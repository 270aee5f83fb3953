import { Component, type ReactNode } from 'react';

type PlayerBoundaryProps = { onFailure: () => void; children: ReactNode };

/** A player whose own code cannot be loaded fails while it is drawn: this hears of it. */
export class PlayerBoundary extends Component<PlayerBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
