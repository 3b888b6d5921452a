import { Component, type ReactNode } from 'react';
import type { BlockPlan } from '../../grammar/plan.ts';
import { report } from '../reporting/report.ts';
import { AuthorNote } from './AuthorNote.tsx';

interface BlockBoundaryProps {
  readonly block: BlockPlan;
  /** The boundary renders the block again when its props change. */
  readonly props: object;
  readonly children: ReactNode;
}

/** Keeps the rest of the page when a block throws. */
export class BlockBoundary extends Component<BlockBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A block threw undefined') };
  }

  override componentDidCatch(error: unknown) {
    const { block } = this.props;
    report({ about: 'block-threw', ...block.place, type: block.type, message: String(error) });
  }

  override componentDidUpdate(previous: BlockBoundaryProps) {
    if (this.state.error !== undefined && previous.props !== this.props.props)
      this.setState({ error: undefined });
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <AuthorNote block={this.props.block} message={String(this.state.error)} />;
  }
}
