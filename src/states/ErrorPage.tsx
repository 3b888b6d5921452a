import type { SiteConfig } from 'pagewright';
import { ActionLink } from '../ui/ActionLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import css from './ErrorPage.module.css';

interface ErrorPageProps {
  readonly words: SiteConfig['errorPage'];
  /** A sentence for the visitor. */
  readonly lead: string;
  /** What is known of the failure: `404 Not Found`, or the message of an error. */
  readonly message: string;
  /** Where it happened; folded away. */
  readonly stack?: string | undefined;
}

/** Longer messages are sentences, and are set as text. */
const SHORT = 32;

/** The whole page of any failure of the router, with a way home that loads the page anew. */
export function ErrorPage({ words, lead, message, stack }: ErrorPageProps) {
  const isShort = message.length <= SHORT;
  return (
    <Section tone="paper" space="none" className={css.page}>
      <div className={css.copy}>
        <h1 className={css.title}>{words.title}</h1>
        {isShort && <p className={css.number}>{message}</p>}
        <p className={css.lead}>{lead}</p>
        {!isShort && <p className={css.message}>{message}</p>}
        <p>
          <ActionLink href="/" reload>
            {words.home}
          </ActionLink>
        </p>
        {stack !== undefined && (
          <details className={css.trace}>
            <summary className={css.summary}>Stack trace</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard */}
            <pre className={css.stack} tabIndex={0}>
              {stack}
            </pre>
          </details>
        )}
      </div>
      <Picture
        image={words.image}
        decorative
        priority
        sizes="(min-width: 60rem) 52vw, 100vw"
        className={css.picture}
      />
    </Section>
  );
}
