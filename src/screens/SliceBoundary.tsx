import { Component, type ReactNode } from 'react';

interface SliceBoundaryProps {
  readonly type: string;
  readonly children: ReactNode;
}

/** A slice that fails takes only itself away: the page around it goes on making sense. */
export class SliceBoundary extends Component<SliceBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The slice "${this.props.type}" failed and is left out.`, error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
