import type { BlockProps } from 'pagewright';

export default function Section({ title, heading, text, links = [] }: BlockProps['section']) {
  return (
    <section>
      {title && <h1>{title}</h1>}
      {heading && <h2>{heading}</h2>}
      {text && <p>{text}</p>}
      {links.length > 0 && (
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
