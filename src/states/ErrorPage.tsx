import type { SiteConfig } from 'pagewright';
import { useSiteConfig } from 'pagewright/blocks';
import { ActionLink } from '../ui/actions/ActionLink.tsx';
import { Picture } from '../ui/pictures/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import css from './ErrorPage.module.css';

interface ErrorPageProps {
  readonly words: SiteConfig['errorPage'];
  /** A sentence for the visitor. */
  readonly lead: string;
  /** `404 Not Found`, or the message of the error. */
  readonly message: string;
  /** Shown in a closed disclosure. */
  readonly stack?: string | undefined;
}

/** Length in characters. A longer message is a sentence, so it has the style of text. */
const SHORT = 32;

/** The page for unknown paths and for pages that fail, with links that load a new document. */
export function ErrorPage({ words, lead, message, stack }: ErrorPageProps) {
  const { stackTrace } = useSiteConfig().words;
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
        {words.links !== undefined && words.links.length > 0 && (
          <ul className={css.ways}>
            {words.links.map(({ label, href }) => (
              <li key={href} className={css.way}>
                <ActionLink href={href} look="arrow" reload>
                  {label}
                </ActionLink>
              </li>
            ))}
          </ul>
        )}
        {stack !== undefined && (
          <details className={css.trace}>
            <summary className={css.summary}>{stackTrace}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the box */}
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
