import { Component, type ReactNode } from 'react';

interface SliceBoundaryProps {
  readonly slice: { readonly slice_type: string };
  readonly children: ReactNode;
}

interface SliceBoundaryState {
  readonly failed: boolean;
  /** The slice that failed or was drawn last. */
  readonly slice?: SliceBoundaryProps['slice'];
}

/**
 * A slice that fails takes only itself away: the page around it goes on making sense. Other fields,
 * as an author types them beside the simulator, give it another try.
 */
export class SliceBoundary extends Component<SliceBoundaryProps, SliceBoundaryState> {
  override state: SliceBoundaryState = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ slice }: SliceBoundaryProps, state: SliceBoundaryState) {
    return slice === state.slice ? null : { slice, failed: false };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The slice "${this.props.slice.slice_type}" failed and is left out.`, error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
