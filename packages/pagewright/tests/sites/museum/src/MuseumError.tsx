import type { ErrorPageProps } from 'pagewright';

/** The whole page for an unknown path, or a page that fails. */
export function ErrorPage({ words, lead, message }: ErrorPageProps) {
  return (
    <section>
      <h1>{words.title}</h1>
      <p>{lead}</p>
      <p>{message}</p>
      <a href="/">{words.home}</a>
      <ul>
        {words.links?.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
