import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The boundary renders its children again when this changes. */
  readonly resetKey: unknown;
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Shows a fallback when a component below it throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A component threw undefined') };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.error !== undefined && resetKey !== this.props.resetKey)
      this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.fallback(error);
  }
}
