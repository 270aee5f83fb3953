import { Component } from 'react';
import type { Elements } from '../../kit/Elements.ts';
import { BOX, BOX_NAME } from '../pageStyles.ts';

interface PageProblemProps {
  readonly title: string;
  readonly reason: string;
}

/** Stands for a page that cannot be shown. */
export function PageProblem({ title, reason }: PageProblemProps) {
  return (
    <div className={BOX} role="alert">
      <span className={BOX_NAME}>{title}</span>
      <span>{reason}</span>
      <span>Nothing is lost: the form works meanwhile, and so does saving.</span>
    </div>
  );
}

/** What an error says, for the person who can fix it. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : String(error);

interface RenderGuardProps {
  /** Another value tries again. */
  readonly resetKey: object;
  /** `reason`: why what is in it failed; null: it did not. */
  readonly children: (reason: string | null) => Elements;
}

interface RenderGuardState {
  readonly reason: string | null;
  readonly resetKey: object;
}

/** Keeps what fails to render to itself: an edit, which has another `resetKey`, tries again. */
export class RenderGuard extends Component<RenderGuardProps, RenderGuardState> {
  override state: RenderGuardState = { reason: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<RenderGuardState> {
    return { reason: reasonOf(error) };
  }

  static getDerivedStateFromProps({ resetKey }: RenderGuardProps, state: RenderGuardState) {
    return resetKey === state.resetKey ? null : { reason: null, resetKey };
  }

  override render() {
    return this.props.children(this.state.reason);
  }
}
