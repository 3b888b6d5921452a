import { useSiteConfig } from 'pagewright/blocks';
import type { ReactNode } from 'react';

/** Shown over the current page while the next one loads. */
export function LoadingBar() {
  return <div className="loading" role="progressbar" aria-label={useSiteConfig().words.loading} />;
}

/** Shown in place of a page that waits for its content. */
export function HeldBack() {
  return <LoadingBar />;
}

/** The h1 of a page without a block that has one. */
export function PageTitle({ isSeen, children }: { readonly isSeen: boolean; readonly children: string }) {
  return <h1 className={isSeen ? undefined : 'hidden'}>{children}</h1>;
}

/** Text for screen readers. */
export function Hidden({ children }: { readonly children: ReactNode }) {
  return <span className="hidden">{children}</span>;
}
