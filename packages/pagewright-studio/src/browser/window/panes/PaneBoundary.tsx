import { Component, type ReactNode } from 'react';
import { Callout } from '../../controls/Callout.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { strings } from '../../strings.ts';

interface PaneBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps a defect of one pane from blanking the window. The other panes go on, and drafts are on the server anyway. */
export class PaneBoundary extends Component<PaneBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A pane threw undefined') };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const again = (
      <PushButton onClick={() => this.setState({ error: undefined })}>{strings.defect.again}</PushButton>
    );
    return (
      <Callout kind="error" actions={again}>
        {strings.defect.pane(String(error))}
      </Callout>
    );
  }
}
