import { Component, type ReactNode } from 'react';
import { Failure } from '#screens/parts/Failure.tsx';

interface RouteBoundaryProps {
  /** The place it stands around: at another place it tries again. */
  readonly place: string;
  readonly children: ReactNode;
}

interface RouteBoundaryState {
  readonly hasFailed: boolean;
  readonly place: string;
}

/** The last net: a page that cannot be drawn says so in the design, and offers to try again. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { hasFailed: false, place: this.props.place };

  static getDerivedStateFromProps({ place }: RouteBoundaryProps, state: RouteBoundaryState) {
    return place === state.place ? null : { hasFailed: false, place };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Failure what="This page" retry={() => window.location.reload()} />;
  }
}
