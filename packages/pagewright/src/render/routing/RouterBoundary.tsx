import { Component, type ReactNode } from 'react';
import type { SiteConfig } from '../../../../../src/generated/site-config.ts';
import { ErrorPage } from '../blocks/rare-views.tsx';

interface RouterBoundaryProps {
  readonly words: SiteConfig['errorPage'];
  /** Another page is another try. */
  readonly path: string;
  readonly children: ReactNode;
}

/** What stands when a whole page cannot be drawn or loaded. */
export class RouterBoundary extends Component<RouterBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Something threw nothing') };
  }

  override componentDidUpdate(before: RouterBoundaryProps) {
    if (before.path !== this.props.path) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { words } = this.props;
    const message = error instanceof Error ? error.message : String(error);
    const stack = error instanceof Error ? error.stack : undefined;
    return (
      <main id="main" tabIndex={-1}>
        <ErrorPage words={words} lead={words.failure} message={message} {...(stack ? { stack } : {})} />
      </main>
    );
  }
}
