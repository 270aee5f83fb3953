import { Component, type ReactNode } from 'react';
import { Failure } from '#screens/shared/Failure.tsx';
import { CodeError } from './CodeError.ts';

interface RouteBoundaryProps {
  /** The path it stands around: at another path it tries again. */
  readonly place: string;
  readonly children: ReactNode;
}

interface RouteBoundaryState {
  readonly failed: 'code' | 'page' | null;
  readonly place: string;
}

/** What a visitor reads of each kind of error. */
const WORDS = {
  code: {
    what: 'This part of the site',
    note: 'A new version may have been published. Reloading gets it.',
  },
  page: {
    what: 'This page',
    note: 'An error kept it from being shown. Reloading often helps.',
  },
};

/** The last resort: a page that cannot be rendered says so in the design, and can be reloaded. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { failed: null, place: this.props.place };

  static getDerivedStateFromProps({ place }: RouteBoundaryProps, state: RouteBoundaryState) {
    return place === state.place ? null : { failed: null, place };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failed: error instanceof CodeError ? 'code' : 'page' };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    return <Failure {...WORDS[failed]} label="Reload" retry={() => window.location.reload()} />;
  }
}
