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

interface PageBoundaryProps {
  /** Another value tries again. */
  readonly resetKey: object;
  readonly children: Elements;
}

interface PageBoundaryState {
  readonly reason: string | null;
  readonly resetKey: object;
}

/** Says why the page failed in its place; an edit tries again. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { reason: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { reason: reasonOf(error) };
  }

  static getDerivedStateFromProps({ resetKey }: PageBoundaryProps, state: PageBoundaryState) {
    return resetKey === state.resetKey ? null : { reason: null, resetKey };
  }

  override render() {
    const { reason } = this.state;
    if (reason === null) return this.props.children;
    return <PageProblem title="A component of the page failed." reason={reason} />;
  }
}
