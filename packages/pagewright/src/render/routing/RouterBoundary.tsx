import { Component, type ComponentType, type ReactNode } from 'react';
import type { ErrorPageProps } from '../../define-site.ts';
import type { SiteConfig } from '../../generated/site-config.ts';

interface RouterBoundaryProps {
  readonly words: SiteConfig['errorPage'];
  /** The boundary renders its children again when the path changes. */
  readonly path: string;
  readonly ErrorPage: ComponentType<ErrorPageProps>;
  readonly children: ReactNode;
}

/** Shows the error page if a whole page cannot be loaded or rendered. */
export class RouterBoundary extends Component<RouterBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A component threw undefined') };
  }

  override componentDidUpdate(previous: RouterBoundaryProps) {
    if (previous.path !== this.props.path) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { words, ErrorPage } = this.props;
    const message = error instanceof Error ? error.message : String(error);
    const stack = error instanceof Error ? error.stack : undefined;
    return (
      <main id="main" tabIndex={-1}>
        <ErrorPage words={words} lead={words.failure} message={message} stack={stack} />
      </main>
    );
  }
}
